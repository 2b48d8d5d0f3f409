import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { hideByDefault, SettingsPanel, type Setting } from '@shared/inspector';
import type { Attributes } from '../types';

type Name = 'tabsAppearance' | 'contentAlignment' | 'buttonAlignment';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const getPlaces = () => [
	{ value: 'left', label: __( 'Left', 'mainstreet-blocks' ) },
	{ value: 'center', label: __( 'Center', 'mainstreet-blocks' ) },
	{ value: 'right', label: __( 'Right', 'mainstreet-blocks' ) },
];

/** Settings for the style of the tabs, and the alignment of texts and the button. */
export function LayoutPanel( { attributes, onChange }: Props ) {
	const standard = {
		value: '',
		label: __( 'Default', 'mainstreet-blocks' ),
	};
	const choice = (
		name: Name,
		label: string,
		options: { value: string; label: string }[]
	): Setting< Attributes > => ( {
		label,
		reset: { [ name ]: undefined },
		control: () => (
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={
					options.find(
						( { value } ) => value === attributes[ name ]
					)?.value ?? ''
				}
				options={ options }
				onChange={ ( value ) =>
					onChange( { [ name ]: value || undefined } )
				}
			/>
		),
	} );
	return (
		<SettingsPanel
			title={ __( 'Layout', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ [
				choice( 'tabsAppearance', __( 'Tabs', 'mainstreet-blocks' ), [
					{ value: '', label: __( 'Tabs', 'mainstreet-blocks' ) },
					{
						value: 'buttons',
						label: __( 'Buttons', 'mainstreet-blocks' ),
					},
				] ),
				hideByDefault(
					choice(
						'contentAlignment',
						__( 'Content alignment', 'mainstreet-blocks' ),
						[ standard, ...getPlaces() ]
					)
				),
				hideByDefault(
					choice(
						'buttonAlignment',
						__( 'Button', 'mainstreet-blocks' ),
						[
							standard,
							...getPlaces(),
							{
								value: 'full',
								label: __( 'Full width', 'mainstreet-blocks' ),
							},
						]
					)
				),
			] }
		/>
	);
}
