/**
 * Puts the choices of this device in force before the first paint: theme, second titles, and room for the last searches. Without it the page would flash or jump.
 * Faces within the page are decoded at once and not when the first text meets them, which on a slow machine is after that text is drawn. Kept small: it is in every page.
 */
export const themeScript = `try{var d=document.documentElement.dataset,g=function(k){return localStorage.getItem(k)},t=g('theme');if(t)d.theme=t;if(g('secondTitle'))d.secondTitle='off';if(g('searches'))d.searches=''}catch(e){}try{var f=document.fonts,l=document.documentElement.lang=='ar'?'\u0628a':'a\u0628';f.load('1em "Madar Sans"',l[0]);f.load('600 1em "Madar Sans"',l[0]);f.load('1em "Madar Aside"',l[1])}catch(e){}`;
