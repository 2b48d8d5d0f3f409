import { fillPictures, getPictures } from '@tests/e2e/demo';

type Options = {
	linkTo?: 'none' | 'media' | 'custom';
	layout?: 'rectangular' | 'square' | 'circle' | 'columns';
	align?: 'center' | 'wide';
};

/**
 * A gallery of the site's pictures, as it is saved.
 *
 * @param rows    Per row and column which of the six pictures.
 * @param options Links, style and alignment.
 */
export function makeGallery(
	rows: number[][][],
	options: Options = {}
): string {
	const {
		linkTo = 'none',
		layout = 'rectangular',
		align = 'center',
	} = options;
	const picture = ( number: number ) => {
		const [ width, height ] = number % 2 ? [ 1200, 800 ] : [ 800, 1000 ];
		const image = `<img alt="Picture ${ number }" data-height="${ height }" data-id="{{image:${ number }:id}}" data-link="" data-url="{{image:${ number }:url}}" data-width="${ width }" src="{{image:${ number }:url}}" data-amp-layout="responsive"/>`;
		const href = {
			none: '',
			media: `{{image:${ number }:url}}`,
			custom: `#picture-${ number }`,
		}[ linkTo ];
		return `<figure class="tiled-gallery__item">${
			href ? `<a href="${ href }">${ image }</a>` : image
		}</figure>`;
	};
	const isSized = layout === 'rectangular' || layout === 'columns';
	const markup = rows
		.map(
			( row ) =>
				`<div class="tiled-gallery__row${
					isSized ? '' : ` columns-${ row.length }`
				}">${ row
					.map(
						( column ) =>
							`<div class="tiled-gallery__col">${ column.map( picture ).join( '' ) }</div>`
					)
					.join( '' ) }</div>`
		)
		.join( '' );
	const attributes = {
		...( align !== 'center' && { align } ),
		...( layout !== 'rectangular' && {
			className: `is-style-${ layout }`,
		} ),
		ids: rows
			.flat( 2 )
			.map( ( number ) => getPictures()[ number - 1 ]?.id ),
		...( linkTo !== 'none' && { linkTo } ),
	};
	return fillPictures(
		`<!-- wp:jetpack/tiled-gallery ${ JSON.stringify( attributes ) } -->\n<div class="wp-block-jetpack-tiled-gallery align${ align } is-style-${ layout }"><div class="tiled-gallery__gallery">${ markup }</div></div>\n<!-- /wp:jetpack/tiled-gallery -->`
	);
}
