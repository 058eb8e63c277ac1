/**
 * Applies the stored preferences (theme, second titles, recent searches) before the first paint, and decodes inlined fonts early. Every
 * page contains this script, so keep it short.
 */
export const themeScript = `try{var d=document.documentElement.dataset,g=function(k){return localStorage.getItem(k)},t=g('theme');if(t)d.theme=t;if(g('secondTitle'))d.secondTitle='off';if(g('searches'))d.searches=''}catch(e){}try{var f=document.fonts,l=document.documentElement.dir=='rtl'?'\u0628a':'a\u0628';f.load('1em "Madar Sans"',l[0]);f.load('600 1em "Madar Sans"',l[0]);f.load('1em "Madar Aside"',l[1])}catch(e){}`;
