import {
	RangeControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Setting } from '@shared/inspector';
import { DEFAULT_POSITION, MAX_LABEL, readPosition } from '../attributes';
import type { Attributes } from '../types';
import { getStandardLabel } from './labels';

type Values = Pick<
	Attributes,
	'beforeLabel' | 'afterLabel' | 'showLabels' | 'startPosition'
>;

type Props = Values & {
	onChange: ( attributes: Partial< Values > ) => void;
	/** Like `onChange`, while a text is typed. */
	onType: ( attributes: Partial< Values > ) => void;
};

/**
 * Returns the attributes of these settings.
 *
 * @param attributes Normalized attributes, and more.
 */
export const getSliderValues = ( attributes: Values ): Values => ( {
	beforeLabel: attributes.beforeLabel,
	afterLabel: attributes.afterLabel,
	showLabels: attributes.showLabels,
	startPosition: attributes.startPosition,
} );

/** Returns the settings for the initial position of the slider, and for the labels. */
export const getSliderSettings = ( {
	beforeLabel,
	afterLabel,
	showLabels,
	startPosition,
	onChange,
	onType,
}: Props ): ( Setting< Values > | false )[] => [
	{
		label: __( 'Initial position', 'mainstreet-blocks' ),
		reset: { startPosition: DEFAULT_POSITION },
		isShownByDefault: false,
		control: ( label ) => (
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ __(
					'Percentage of the first image shown',
					'mainstreet-blocks'
				) }
				value={ startPosition }
				min={ 0 }
				max={ 100 }
				onChange={ ( chosen ) =>
					onChange( { startPosition: readPosition( chosen ) } )
				}
			/>
		),
	},
	{
		label: __( 'Show labels', 'mainstreet-blocks' ),
		reset: { showLabels: true },
		isShownByDefault: false,
		control: ( label ) => (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ showLabels }
				onChange={ ( isShown ) => onChange( { showLabels: isShown } ) }
			/>
		),
	},
	showLabels && {
		label: __( 'Before label', 'mainstreet-blocks' ),
		reset: { beforeLabel: undefined },
		isShownByDefault: false,
		control: ( label ) => (
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				placeholder={ getStandardLabel( 'before' ) }
				maxLength={ MAX_LABEL }
				value={ beforeLabel ?? '' }
				onChange={ ( typed ) =>
					onType( { beforeLabel: typed || undefined } )
				}
			/>
		),
	},
	showLabels && {
		label: __( 'After label', 'mainstreet-blocks' ),
		reset: { afterLabel: undefined },
		isShownByDefault: false,
		control: ( label ) => (
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				placeholder={ getStandardLabel( 'after' ) }
				maxLength={ MAX_LABEL }
				value={ afterLabel ?? '' }
				onChange={ ( typed ) =>
					onType( { afterLabel: typed || undefined } )
				}
			/>
		),
	},
];
