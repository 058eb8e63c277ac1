/**
 * Applies the stored preferences (theme, second titles, recent searches) before the first paint, and decodes every inlined face early: text
 * is invisible while one of its family and weight is decoded. Every page contains this script, so keep it short.
 */
export const themeScript = `try{var d=document.documentElement.dataset,g=function(k){return localStorage.getItem(k)},t=g('theme');if(t)d.theme=t;if(g('secondTitle'))d.secondTitle='off';if(g('searches'))d.searches=''}catch(e){}try{var f=document.fonts,l=document.documentElement.dir=='rtl'?'\u06280':'a';f.load('1em "Madar Sans"',l);f.load('600 1em "Madar Sans"',l);f.load('1em "Madar Aside"','a\u0628')}catch(e){}`;
