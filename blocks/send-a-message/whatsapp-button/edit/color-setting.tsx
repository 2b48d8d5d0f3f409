import {
	InspectorControls,
	useBlockEditContext,
} from '@wordpress/block-editor';
import {
	BaseControl,
	ColorPalette,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own inspectors are made of, from 5.9 to 7.1.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BACKGROUNDS, GREEN } from '../colors';
import type { Attributes } from '../types';

type Props = {
	backgroundColor: string;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const RESET = { backgroundColor: GREEN, colorClass: 'dark' };

/** The four backgrounds, in the panel "Color" of the tab "Styles". The theme's are none of them. */
export function ColorSetting( { backgroundColor, onChange }: Props ) {
	const { clientId } = useBlockEditContext();
	const label = __( 'Button color', 'mainstreet-blocks' );
	const chosen = BACKGROUNDS.find(
		( { color } ) => color.toLowerCase() === backgroundColor.toLowerCase()
	);
	const names = [
		__( 'Green', 'mainstreet-blocks' ),
		__( 'Dark', 'mainstreet-blocks' ),
		__( 'Light', 'mainstreet-blocks' ),
		__( 'White', 'mainstreet-blocks' ),
	];
	return (
		<InspectorControls group="color">
			<ToolsPanelItem
				label={ label }
				panelId={ clientId }
				isShownByDefault
				hasValue={ () => backgroundColor !== GREEN }
				onDeselect={ () => onChange( RESET ) }
				resetAllFilter={ () => RESET }
				className="mainstreet-whatsapp__colors"
			>
				<BaseControl __nextHasNoMarginBottom>
					<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
					<ColorPalette
						aria-label={ label }
						colors={ BACKGROUNDS.map( ( { drawn }, index ) => ( {
							color: drawn,
							name: names[ index ] ?? drawn,
						} ) ) }
						value={ chosen?.drawn ?? backgroundColor }
						clearable={ false }
						disableCustomColors
						onChange={ ( swatch ) => {
							const background = BACKGROUNDS.find(
								( { drawn } ) => drawn === swatch
							);
							if ( background ) {
								onChange( {
									backgroundColor: background.color,
									colorClass: background.colorClass,
								} );
							}
						} }
					/>
				</BaseControl>
			</ToolsPanelItem>
		</InspectorControls>
	);
}
