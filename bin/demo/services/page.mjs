/** How pages of demo services look: plain, and marked. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0; font: 17px/1.55 ui-sans-serif, system-ui, sans-serif; color: #1d2b33; background: #f5f1ea; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .75rem; }
label { display: block; }
input, select { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem .75rem; border: 1px solid #8a979e; border-radius: 6px; background: #fff; }
button { font: inherit; padding: .65rem 1.1rem; margin: 0 .35rem .5rem 0; border: 0; border-radius: 6px; background: #1d4f63; color: #fff; cursor: pointer; }
button + button { background: #e3ddd2; color: #1d2b33; }
a { color: #1d4f63; }
.demo-mark { margin: 0; padding: .45rem 1rem; font-size: .8rem; text-align: center; background: #1d2b33; color: #fff; }
.card { background: #fff; border-radius: 10px; padding: 1rem 1.25rem; margin: 0 0 1rem; box-shadow: 0 1px 3px rgb(0 0 0 / .12); }
@media (max-width: 240px) { body { font-size: 14px; } main { padding: .5rem; } h1 { font-size: 1.1rem; margin: 0 0 .4rem; } .card { padding: .5rem .75rem; } .card p { margin: .3rem 0; } input, select, button { padding: .35rem .5rem; } .demo-mark { padding: .2rem; font-size: .65rem; } }
.small { font-size: .85rem; color: #51626c; }
`;

export const escape = ( text ) =>
	String( text ).replace( /[&<>"]/g, ( c ) => `&#${ c.charCodeAt( 0 ) };` );

/** A page. */
export const page = ( title, body, more = '' ) => ( {
	status: 200,
	headers: { 'Content-Type': 'text/html; charset=utf-8' },
	body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${ escape( title ) }</title>${ more }</head><body><main>${ body }</main></body></html>`,
} );

export const svg = ( body ) => ( {
	status: 200,
	headers: { 'Content-Type': 'image/svg+xml' },
	body,
} );

/** The fakes name sums as their services do, in cents. */
const nameSum = ( text ) =>
	text.replace(
		/<h1>Pay (\d+) ([a-z]{3})<\/h1>/,
		( found, cents, currency ) => {
			const format = new Intl.NumberFormat( 'en', {
				style: 'currency',
				currency,
			} );
			const { maximumFractionDigits: digits } = format.resolvedOptions();
			return `<h1>Pay ${ format.format( cents / 10 ** digits ) }</h1>`;
		}
	);

/**
 * Gives a fake's page the look and the mark; anything else stays.
 *
 * @param {Object} answer Of a service.
 * @return {Object} The answer.
 */
export function dress( answer ) {
	const type = answer.headers?.[ 'Content-Type' ] ?? '';
	const text = nameSum( String( answer.body ?? '' ) );
	if ( ! type.startsWith( 'text/html' ) || text.includes( 'demo-mark' ) ) {
		return answer;
	}
	const head = `<style>${ STYLE }</style><p class="demo-mark">Demo service on this machine. Nothing here is real.</p>`;
	return {
		...answer,
		body: /<body[^>]*>/.test( text )
			? text.replace( /<body[^>]*>/, ( tag ) => tag + head )
			: text.replace( /(<title>.*?<\/title>)?/s, ( tag ) => tag + head ),
	};
}
