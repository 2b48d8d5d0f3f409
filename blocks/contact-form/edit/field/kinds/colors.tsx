import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what colours of all origins are read with, from 6.0 to 7.1.
	__experimentalUseMultipleOriginColorsAndGradients as usePalettes,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { isRecord } from '@shared/guards';
import { StyleColors } from '@shared/inspector';
import { readText } from '../../guards';
import type { WholeField } from './use-whole-field';

type Preset = { slug: string; color?: string };

/** Color of the icons, stored like core's color attributes. */
export function SignColor( {
	values,
	setValues,
}: Pick< WholeField, 'values' | 'setValues' > ) {
	const origins: unknown = usePalettes().colors;
	const palette = ( Array.isArray( origins ) ? origins : [] ).flatMap(
		( origin: { colors?: Preset[] } ) => origin.colors ?? []
	);
	const style = isRecord( values.style ) ? values.style : {};
	const own = isRecord( style.color ) ? style.color : {};
	const slug = readText( values, 'textColor' );
	const write = ( textColor?: string, text?: string ) => {
		const { color: _, ...others } = style;
		const { text: __text, ...colors } = own;
		const color = { ...colors, ...( text && { text } ) };
		const next = {
			...others,
			...( Object.keys( color ).length ? { color } : {} ),
		};
		setValues( {
			textColor,
			style: Object.keys( next ).length ? next : undefined,
		} );
	};
	return (
		<StyleColors
			colors={ [
				{
					label: __( 'Icons', 'mainstreet-blocks' ),
					color: slug
						? palette.find( ( one ) => one.slug === slug )?.color
						: readText( own, 'text' ) || undefined,
					onColor: ( chosen ) => {
						const found = palette.find(
							( one ) => one.color === chosen
						);
						write( found?.slug, found ? undefined : chosen );
					},
					reset: { textColor: undefined },
				},
			] }
		/>
	);
}
