/** Develops screenshots: a PNG becomes a small WebP, and what it shows is measured. The browser does it, as no package is needed then. */

/** Runs in the browser. */
async function measureAndEncode( { png, quality, regions, scale } ) {
	const bytes = await fetch( `data:image/png;base64,${ png }` );
	const bitmap = await window.createImageBitmap( await bytes.blob() );
	const canvas = new window.OffscreenCanvas( bitmap.width, bitmap.height );
	const context = canvas.getContext( '2d', { willReadFrequently: true } );
	context.drawImage( bitmap, 0, 0 );

	/** The share that the most frequent color has of a region. */
	const getShare = ( { x, y, width, height } ) => {
		const { data } = context.getImageData(
			Math.floor( x * scale ),
			Math.floor( y * scale ),
			Math.max( 1, Math.floor( width * scale ) ),
			Math.max( 1, Math.floor( height * scale ) )
		);
		const colors = new Map();
		for ( let index = 0; index < data.length; index += 4 ) {
			const color =
				data[ index ] * 65536 +
				data[ index + 1 ] * 256 +
				data[ index + 2 ];
			colors.set( color, ( colors.get( color ) ?? 0 ) + 1 );
		}
		return Math.max( ...colors.values() ) / ( data.length / 4 );
	};
	const whole = {
		x: 0,
		y: 0,
		width: bitmap.width / scale,
		height: bitmap.height / scale,
	};
	const blob = await canvas.convertToBlob( { type: 'image/webp', quality } );
	let text = '';
	for ( const byte of new Uint8Array( await blob.arrayBuffer() ) ) {
		text += String.fromCharCode( byte );
	}
	return {
		webp: btoa( text ),
		share: getShare( whole ),
		shares: regions.map( getShare ),
	};
}

/**
 * @param {Object}   page              A page of the browser that shows nothing else.
 * @param {Buffer}   png               The screenshot.
 * @param {Object}   [options]
 * @param {number}   [options.scale]   Pixels of the screenshot in a CSS pixel.
 * @param {Object[]} [options.regions] Parts to measure: x, y, width and height in CSS pixels.
 * @return {Promise<{webp: Buffer, share: number, shares: number[]}>} Shares: how much of the picture, and of each region, has one
 * and the same color.
 */
export async function develop( page, png, { scale = 1, regions = [] } = {} ) {
	const { webp, ...shares } = await page.evaluate( measureAndEncode, {
		png: png.toString( 'base64' ),
		quality: 0.82,
		regions,
		scale,
	} );
	return { webp: Buffer.from( webp, 'base64' ), ...shares };
}
