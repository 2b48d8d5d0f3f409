import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own blocks draw parts of themselves with these, from 6.0 to 7.1.
	__experimentalGetSpacingClassesAndStyles as getSpacing,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalUseBorderProps as useBorderProps,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalUseColorProps as useColorProps,
	getTypographyClassesAndStyles as getTypography,
} from '@wordpress/block-editor';
import type { CSSProperties } from 'react';
import type { InnerAttributes } from '../../../inner/types';

/**
 * Returns classes and styles of a part of a field, as chosen by block supports. They belong to the part's own element, as on the page, not
 * to the block's wrapper in the editor.
 *
 * @param attributes Attributes of the part.
 */
export function usePartStyles( attributes: InnerAttributes ): {
	className: string;
	style: CSSProperties;
} {
	const props = [
		useColorProps( attributes ),
		useBorderProps( attributes ),
		getSpacing( attributes ),
		getTypography( attributes ),
	];
	return {
		className: props
			.map( ( { className } ) => className )
			.filter( Boolean )
			.join( ' ' ),
		style: Object.assign( {}, ...props.map( ( { style } ) => style ) ),
	};
}
