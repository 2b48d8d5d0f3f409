import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own blocks choose with it.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { hideByDefault, type Setting } from '@shared/inspector';
import type { InnerAttributes } from '../../../inner/types';
import { getCountryOptions } from './countries';
import { readRating } from './read';
import type { WholeField } from './use-whole-field';

type Whole = Pick< WholeField, 'type' | 'values' | 'setValues' >;
type FieldSetting = Setting< InnerAttributes >;

const isText = ( value: unknown ): value is string | number =>
	typeof value === 'string' || typeof value === 'number';

/** Language of the admin, such as `de`. */
const getAdminLanguage = (): string => document.documentElement.lang;

/** Default values of a slider (class Form_Field). */
const SLIDER: Record< string, string > = { min: '0', max: '100', step: '1' };

/** Creates a text setting. An emptied text removes the attribute. */
const box =
	( whole: Whole ) =>
	(
		name: string,
		label: string,
		type: 'number' | 'time' | 'text' = 'number',
		toValue: ( text: string ) => unknown = type === 'number'
			? Number
			: String
	): FieldSetting => {
		const { values, setValues } = whole;
		const value = values[ name ];
		return {
			label,
			reset: { [ name ]: name === 'defaultValue' ? '' : undefined },
			control: () => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type={ type }
					placeholder={
						whole.type === 'slider' ? SLIDER[ name ] : undefined
					}
					{ ...( type === 'number' && { step: 'any' } ) }
					label={ label }
					value={ isText( value ) ? String( value ) : '' }
					onChange={ ( text ) =>
						setValues( {
							[ name ]:
								text === '' && name !== 'defaultValue'
									? undefined
									: toValue( text ),
						} )
					}
				/>
			),
		};
	};

const toggle = (
	{ values, setValues }: Whole,
	name: string,
	label: string,
	standard = false
): FieldSetting => ( {
	label,
	reset: { [ name ]: undefined },
	control: () => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ ( values[ name ] ?? standard ) === true }
			onChange={ ( isOn ) => setValues( { [ name ]: isOn } ) }
		/>
	),
} );

/** Formats of dates in stored responses and emails; the PHP class Value_Validator has the same. */
const DATE_FORMATS: Record< string, string > = {
	'yy-mm-dd': 'YYYY-MM-DD',
	'mm/dd/yy': 'MM/DD/YYYY',
	'dd/mm/yy': 'DD/MM/YYYY',
	'dd.mm.yy': 'DD.MM.YYYY',
	'dd-mm-yy': 'DD-MM-YYYY',
};
const ISO = 'yy-mm-dd';

const getDateFormat = ( { values, setValues }: Whole ): FieldSetting => ( {
	label: __( 'Date format', 'mainstreet-blocks' ),
	reset: { dateFormat: undefined },
	isShownByDefault: false,
	control: ( label ) => (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ __(
				'For responses and emails. The visitor’s browser shows dates in the visitor’s own format.',
				'mainstreet-blocks'
			) }
			value={
				isText( values.dateFormat ) &&
				String( values.dateFormat ) in DATE_FORMATS
					? String( values.dateFormat )
					: ISO
			}
			options={ Object.entries( DATE_FORMATS ).map(
				( [ value, name ] ) => ( { value, label: name } )
			) }
			onChange={ ( dateFormat: string ) =>
				setValues( {
					dateFormat: dateFormat === ISO ? undefined : dateFormat,
				} )
			}
		/>
	),
} );

const getPhoneSettings = ( whole: Whole ): FieldSetting[] => {
	const { values, setValues } = whole;
	const hasList = values.showCountrySelector === true;
	return [
		hideByDefault(
			toggle(
				whole,
				'showCountrySelector',
				__( 'Country list', 'mainstreet-blocks' )
			)
		),
		...( hasList
			? [
					{
						label: __( 'Default country', 'mainstreet-blocks' ),
						reset: { default: undefined },
						control: ( label: string ) => (
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								value={
									isText( values.default )
										? String( values.default ).toUpperCase()
										: ''
								}
								options={ [
									{
										value: '',
										label: __(
											'None',
											'mainstreet-blocks'
										),
									},
									...getCountryOptions( getAdminLanguage() ),
								] }
								onChange={ ( country: string ) =>
									setValues( {
										default: country || undefined,
									} )
								}
							/>
						),
					},
				]
			: [] ),
	];
};

function getRatingSettings( whole: Whole ): FieldSetting[] {
	const { max, sign, size, value: chosen } = readRating( whole.values );
	return [
		{
			label: __( 'Number of icons', 'mainstreet-blocks' ),
			reset: { max: undefined },
			control: ( label ) => (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					min={ 2 }
					max={ 10 }
					value={ max }
					onChange={ ( value ) => whole.setValues( { max: value } ) }
				/>
			),
		},
		{
			label: __( 'Icon', 'mainstreet-blocks' ),
			reset: { iconStyle: undefined },
			control: ( label ) => (
				<ToggleGroupControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					label={ label }
					value={ sign }
					onChange={ ( value ) =>
						whole.setValues( {
							iconStyle: value === 'hearts' ? value : undefined,
						} )
					}
				>
					<ToggleGroupControlOption
						value="stars"
						label={ __( 'Stars', 'mainstreet-blocks' ) }
					/>
					<ToggleGroupControlOption
						value="hearts"
						label={ __( 'Hearts', 'mainstreet-blocks' ) }
					/>
				</ToggleGroupControl>
			),
		},
		{
			label: __( 'Default rating', 'mainstreet-blocks' ),
			reset: { default: undefined },
			isShownByDefault: false,
			control: ( label ) => (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Icons that are selected before the visitor rates.',
						'mainstreet-blocks'
					) }
					min={ 0 }
					max={ max }
					value={ chosen }
					onChange={ ( value ) =>
						whole.setValues( { default: value || undefined } )
					}
				/>
			),
		},
		{
			label: __( 'Icon size', 'mainstreet-blocks' ),
			reset: { iconSize: undefined },
			isShownByDefault: false,
			control: ( label ) => (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					min={ 16 }
					max={ 96 }
					value={ size || undefined }
					initialPosition={ 28 }
					onChange={ ( value ) =>
						whole.setValues( { iconSize: value } )
					}
				/>
			),
		},
	];
}

/**
 * Returns the settings of field types that exist in the current format only.
 *
 * @param whole Field with its control.
 */
export function getKindSettings( whole: Whole ): FieldSetting[] {
	const add = box( whole );
	const addHalf = ( ...values: Parameters< typeof add > ): FieldSetting => ( {
		...add( ...values ),
		isHalf: true,
	} );
	switch ( whole.type ) {
		case 'number':
			return [
				addHalf( 'min', __( 'Minimum', 'mainstreet-blocks' ) ),
				addHalf( 'max', __( 'Maximum', 'mainstreet-blocks' ) ),
				hideByDefault(
					add( 'step', __( 'Step', 'mainstreet-blocks' ) )
				),
				hideByDefault(
					add(
						'defaultValue',
						__( 'Default value', 'mainstreet-blocks' ),
						'number',
						String
					)
				),
			];
		case 'time':
			return [
				addHalf( 'min', __( 'Earliest', 'mainstreet-blocks' ), 'time' ),
				addHalf( 'max', __( 'Latest', 'mainstreet-blocks' ), 'time' ),
				hideByDefault(
					add(
						'defaultValue',
						__( 'Default value', 'mainstreet-blocks' ),
						'time'
					)
				),
			];
		case 'slider':
			return [
				addHalf( 'min', __( 'Minimum', 'mainstreet-blocks' ) ),
				addHalf( 'max', __( 'Maximum', 'mainstreet-blocks' ) ),
				hideByDefault(
					add( 'step', __( 'Step', 'mainstreet-blocks' ) )
				),
				hideByDefault(
					add( 'default', __( 'Default value', 'mainstreet-blocks' ) )
				),
				hideByDefault(
					addHalf(
						'minLabel',
						__( 'Minimum label', 'mainstreet-blocks' ),
						'text'
					)
				),
				hideByDefault(
					addHalf(
						'maxLabel',
						__( 'Maximum label', 'mainstreet-blocks' ),
						'text'
					)
				),
			];
		case 'rating':
			return getRatingSettings( whole );
		case 'date':
			return [ getDateFormat( whole ) ];
		case 'telephone':
			return getPhoneSettings( whole );
		case 'hidden':
			return [
				add( 'name', __( 'Name', 'mainstreet-blocks' ), 'text' ),
				add(
					'defaultValue',
					__( 'Value', 'mainstreet-blocks' ),
					'text'
				),
			];
		case 'image-select':
			return [
				toggle(
					whole,
					'isMultiple',
					__( 'Allow multiple selections', 'mainstreet-blocks' )
				),
				hideByDefault(
					toggle(
						whole,
						'isSupersized',
						__( 'Large images', 'mainstreet-blocks' )
					)
				),
				hideByDefault(
					toggle(
						whole,
						'showLabels',
						__( 'Show labels', 'mainstreet-blocks' ),
						true
					)
				),
				hideByDefault(
					toggle(
						whole,
						'randomizeOptions',
						__( 'Random order', 'mainstreet-blocks' )
					)
				),
			];
		default:
			return [];
	}
}

/** Types whose default value is one of these settings. */
export const HAS_OWN_DEFAULT =
	/^(?:number|time|slider|rating|hidden|image-select)$/;
