import type { Attributes, Picture } from '../types';
import {
	readPictures,
	readRows,
	type UncheckedAttributes,
	type OldPicture,
} from './read';

/** Converts widths that were numbers to texts with five decimals. */
const toWidth = ( width: unknown ): unknown =>
	typeof width === 'number' && Number.isFinite( width )
		? width.toFixed( 5 )
		: width;

const readWidths = ( widths: unknown ): unknown[] =>
	Array.isArray( widths )
		? widths.map( ( row: unknown ) =>
				Array.isArray( row ) ? row.map( toWidth ) : row
			)
		: [];

function toPicture( old: OldPicture ): Picture {
	const { alt = '', href, target } = old;
	const picture: Picture = { alt };
	for ( const key of [
		'height',
		'id',
		'link',
		'url',
		'width',
		'src',
	] as const ) {
		const value = old[ key ];
		if ( value !== undefined ) {
			picture[ key ] = value;
		}
	}
	const customLink = href ?? target;
	return customLink ? { ...picture, customLink } : picture;
}

/**
 * Converts attributes of a deprecated version. The rows are kept, because the patterns of rows differ between releases.
 *
 * @param old Attributes as parsed.
 */
export function migrate( old: UncheckedAttributes ): Attributes {
	const { rows: _rows, wrapper: _wrapper, ...rest } = old;
	const align = typeof old.align === 'string' ? old.align : '';
	return {
		...rest,
		columnWidths: readWidths( old.columnWidths ),
		images: readPictures( old.images ).map( toPicture ),
		saved: [
			{
				className: `align${ align } ${ old.className ?? '' }`,
				rows: readRows( old ).map( ( { columns } ) => ( {
					columns: columns.map( ( { pictures } ) => ( {
						images: pictures.map( ( { url } ) => ( { url } ) ),
					} ) ),
				} ) ),
			},
		],
	} as Attributes;
}
