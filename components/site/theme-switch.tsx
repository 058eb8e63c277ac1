'use client';

/** Switches between light and dark. CSS selects the label, so that it is correct before hydration. Hidden without JavaScript. */
export function ThemeSwitch({ night, day }: { readonly night: string; readonly day: string }) {
  return (
    <button
      type="button"
      onClick={changeTheme}
      className="min-h-11 cursor-pointer underline decoration-hair underline-offset-4 [@media(scripting:none)]:hidden"
    >
      <span className="by-day">{night}</span> <span className="by-night">{day}</span>
    </button>
  );
}

function changeTheme(): void {
  const storedTheme = document.documentElement.dataset.theme;
  const isNight = storedTheme ? storedTheme === 'night' : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isNight ? 'paper' : 'night';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked: the theme applies until the page is left.
  }
}
