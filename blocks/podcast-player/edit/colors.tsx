import { ContrastChecker } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { usePalette } from '@shared/color-settings';
import { StyleColors } from '@shared/inspector';
import { toText } from '@shared/guards';
import { toColorAttributes, type Settings } from '../attributes';
import { COLORS, type Attributes, type ColorName } from '../types';

type Props = {
	settings: Settings;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** The player's three colors. */
export function Colors( { settings, onChange }: Props ) {
	const palette = usePalette();
	const labels: Record< ColorName, string > = {
		primary: __( 'Primary color', 'mainstreet-blocks' ),
		secondary: __( 'Secondary color', 'mainstreet-blocks' ),
		background: __( 'Background color', 'mainstreet-blocks' ),
	};
	const getValue = ( name: ColorName ): string | undefined => {
		const { slug, value } = settings.colors[ name ];
		return palette.find( 'color', slug ) ?? ( value || undefined );
	};
	return (
		<StyleColors
			colors={ COLORS.map( ( name ) => ( {
				label: labels[ name ],
				color: getValue( name ),
				onColor: ( value ) =>
					onChange(
						toColorAttributes(
							name,
							value,
							toText(
								palette.attributes( 'color', 'color', value )
									.color
							) || undefined
						)
					),
				reset: toColorAttributes( name ),
			} ) ) }
		>
			<ContrastChecker
				backgroundColor={ getValue( 'background' ) }
				textColor={ getValue( 'secondary' ) }
			/>
			<ContrastChecker
				backgroundColor={ getValue( 'background' ) }
				textColor={ getValue( 'primary' ) }
			/>
		</StyleColors>
	);
}
