/* Shows members what they paid for on pages that a cache keeps, which hold the guest view. */
export {};

type Answer = { html: string; styles: string[]; modules: string[] };

const add = ( tag: 'link' | 'script', attributes: Record< string, string > ) =>
	document.head.append(
		Object.assign( document.createElement( tag ), attributes )
	);

const isMember = /(^|; )mainstreet_member=1/.test( document.cookie );

document
	.querySelectorAll< HTMLElement >( '[data-mainstreet-premium]' )
	.forEach( async ( box ) => {
		const { mainstreetPremium: url = '', mainstreetFree } = box.dataset;
		const ask = ( method: string ) =>
			fetch( url, { method, credentials: 'same-origin' } );
		try {
			let answer = isMember ? await ask( 'GET' ) : undefined;
			// The free views of a month: asked for by a POST, as it counts.
			if ( ! answer?.ok && mainstreetFree ) {
				answer = await ask( 'POST' );
			}
			if ( answer?.ok ) {
				const { html, styles, modules }: Answer = await answer.json();
				// The site's own page, as the server prints it there, too; scripts in it do not run.
				const template = document.createElement( 'template' );
				template.innerHTML = html;
				styles.forEach( ( href ) =>
					add( 'link', { rel: 'stylesheet', href } )
				);
				box.replaceWith( template.content );
				modules.forEach( ( src ) =>
					add( 'script', { type: 'module', src } )
				);
			}
		} catch {
			// The guest view stays.
		}
	} );
