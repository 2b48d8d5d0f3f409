/**
 * Google AdSense: a script that fills the announced units once it runs, and each that is pushed afterwards. A unit says whose it is;
 * slot 404404 has no ad to show.
 */
export const hosts = [ 'pagead2.googlesyndication.com' ];

const SCRIPT = `( function () {
	const fill = () => {
		const unit = document.querySelector( 'ins.adsbygoogle:not( [data-adsbygoogle-status] )' );
		if ( ! unit ) {
			throw new Error( 'adsbygoogle.push() error: All ins elements in the DOM with class=adsbygoogle already have ads in them.' );
		}
		const { adClient, adSlot } = unit.dataset;
		unit.dataset.adsbygoogleStatus = 'done';
		unit.dataset.adStatus = adSlot === '404404' ? 'unfilled' : 'filled';
		if ( unit.dataset.adStatus === 'filled' ) {
			const drawn = document.createElement( 'span' );
			drawn.style.cssText = 'display:block;block-size:100%;background:#e8f0d8;color:#1e1e1e';
			drawn.textContent = 'Ad of ' + adClient + ', unit ' + adSlot;
			unit.append( drawn );
		}
	};
	( window.adsbygoogle || [] ).forEach( fill );
	window.adsbygoogle = { push: fill };
} )();`;

export function handle( { path } ) {
	return path === '/pagead/js/adsbygoogle.js'
		? {
				status: 200,
				headers: { 'Content-Type': 'text/javascript' },
				body: Buffer.from( SCRIPT ),
			}
		: undefined;
}
