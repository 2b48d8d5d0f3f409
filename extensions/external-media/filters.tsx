import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Filters of the search (docs/server-contract.md A44); '' for any. */
export type Filter = {
	orientation: '' | 'wide' | 'tall' | 'square';
	license: '' | 'commercial' | 'modification' | 'all';
};

export const ANY: Filter = { orientation: '', license: '' };

/** As the list takes it. */
export const writeFilter = ( filter: Filter ): string =>
	Object.entries( filter )
		.filter( ( [ , value ] ) => value !== '' )
		.map( ( [ name, value ] ) => `${ name }=${ value }` )
		.join( ',' );

type Props = {
	source: string;
	/** Whether there is a search term. */
	hasTerm: boolean;
	value: Filter;
	onChange: ( filter: Filter ) => void;
};

/** Filters of a library besides the search term. */
export function Filters( { source, hasTerm, value, onChange }: Props ) {
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Orientation', 'mainstreet-blocks' ) }
				value={ value.orientation }
				options={ [
					{ value: '', label: __( 'Any', 'mainstreet-blocks' ) },
					{
						value: 'wide',
						label: __( 'Landscape', 'mainstreet-blocks' ),
					},
					{
						value: 'tall',
						label: __( 'Portrait', 'mainstreet-blocks' ),
					},
					{
						value: 'square',
						label: __( 'Square', 'mainstreet-blocks' ),
					},
				] }
				help={
					source === 'pexels' && ! hasTerm && value.orientation
						? __(
								'For Pexels, orientation only applies when you search for a term.',
								'mainstreet-blocks'
							)
						: undefined
				}
				onChange={ ( orientation ) =>
					onChange( { ...value, orientation } )
				}
			/>
			{ source === 'openverse' && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'License allows', 'mainstreet-blocks' ) }
					value={ value.license }
					options={ [
						{ value: '', label: __( 'Any', 'mainstreet-blocks' ) },
						{
							value: 'commercial',
							label: __( 'Commercial use', 'mainstreet-blocks' ),
						},
						{
							value: 'modification',
							label: __( 'Modification', 'mainstreet-blocks' ),
						},
						{
							value: 'all',
							label: __(
								'Commercial use and modification',
								'mainstreet-blocks'
							),
						},
					] }
					onChange={ ( license ) =>
						onChange( { ...value, license } )
					}
				/>
			) }
		</>
	);
}
