import { lookupTable } from '#lib/base/bounds/lookup-table.ts';

/** LaTeX commands for a single symbol: Greek letters, operators, relations, and symbols of astronomy. */
export const latexSigns: Readonly<Record<string, string>> = lookupTable(
  Object.fromEntries(
    (
      'alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ vartheta=θ iota=ι kappa=κ lambda=λ mu=μ nu=ν xi=ξ pi=π rho=ρ varrho=ρ sigma=σ varsigma=ς tau=τ ' +
      'upsilon=υ phi=φ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Upsilon=Υ Phi=Φ Psi=Ψ Omega=Ω ' +
      'sim=∼ simeq=≃ approx=≈ cong=≅ equiv=≡ propto=∝ neq=≠ ne=≠ leq=≤ le=≤ geq=≥ ge=≥ ll=≪ gg=≫ lesssim=≲ gtrsim=≳ la=≲ ga=≳ lsim=≲ gsim=≳ lt=< gt=> ' +
      'times=× cdot=· pm=± mp=∓ div=÷ ast=* star=⋆ bullet=• circ=° degr=° degree=° deg=° odot=⊙ sun=⊙ oplus=⊕ otimes=⊗ infty=∞ partial=∂ nabla=∇ hbar=ħ ell=ℓ Re=ℜ Im=ℑ ' +
      'rightarrow=→ to=→ leftarrow=← leftrightarrow=↔ Rightarrow=⇒ longrightarrow=→ uparrow=↑ downarrow=↓ in=∈ notin=∉ subset=⊂ cup=∪ cap=∩ forall=∀ exists=∃ int=∫ sum=∑ prod=∏ sqrt=√ ' +
      'arcmin=′ arcsec=″ prime=′ micron=μm AA=Å angstrom=Å Angstrom=Å ss=ß ae=æ AE=Æ oe=œ OE=Œ aa=å o=ø O=Ø l=ł L=Ł i=ı j=ȷ S=§ P=¶ dag=† ddag=‡ copyright=© pounds=£ ldots=… dots=… cdots=… ' +
      'textquotesingle=’ textquotedbl=" textasciigrave=` upmu=µ textregistered=® texttrademark=™ textperiodcentered=· guillemotleft=« guillemotright=» textdegree=° textmu=µ textbackslash=\\ textasciitilde=~ textasciicircum=^ textless=< textgreater=> textbar=| textquoteleft=‘ textquoteright=’ textendash=– textemdash=— textellipsis=… ' +
      'langle=⟨ rangle=⟩ vert=| mid=| parallel=∥ perp=⊥ quad= qquad= thinspace= Msun=M⊙ msun=M⊙ Lsun=L⊙ Rsun=R⊙ earth=⊕ arcdeg=° log=log ln=ln exp=exp sin=sin cos=cos tan=tan max=max min=min ' +
      'kms=km/s kpc=kpc Mpc=Mpc pc=pc'
    )
      .split(' ')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  ),
);

/** LaTeX accents by command, as combining characters. */
export const latexAccents: Readonly<Record<string, string>> = lookupTable(
  Object.fromEntries(
    `\`0300 '0301 ^0302 ~0303 =0304 u0306 .0307 "0308 r030A H030B v030C d0323 c0327 k0328 b0331 hat0302 tilde0303 bar0304 dot0307 ddot0308 vec20D7`
      .split(' ')
      .map((pair) => [pair.slice(0, -4), String.fromCharCode(Number.parseInt(pair.slice(-4), 16))]),
  ),
);
