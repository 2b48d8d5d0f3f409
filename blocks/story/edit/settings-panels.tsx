import { RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { hideByDefault, SettingsPanel, type Setting } from '@shared/inspector';
import { DEFAULTS, MAX_IMAGE_TIME, MIN_IMAGE_TIME } from '../attributes';
import type { StorySettings } from '../types';

type Props = {
	settings: StorySettings;
	onChange: ( changes: Partial< StorySettings > ) => void;
};

type Switch =
	| 'startMuted'
	| 'playInFullscreen'
	| 'playOnNextSlide'
	| 'playOnLoad'
	| 'exitFullscreenOnEnd'
	| 'loadInFullscreen'
	| 'blurredBackground'
	| 'showSlideCount'
	| 'showProgressBar';

/** Creates a toggle. */
const makeSwitch = (
	{ settings, onChange }: Props,
	name: Switch,
	label: string,
	help?: string
): Setting< StorySettings > => ( {
	label,
	reset: { [ name ]: DEFAULTS[ name ] },
	control: ( shown ) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ shown }
			help={ help }
			checked={ settings[ name ] }
			onChange={ ( isOn ) => onChange( { [ name ]: isOn } ) }
		/>
	),
} );

const makeTime = ( {
	settings,
	onChange,
}: Props ): Setting< StorySettings > => ( {
	label: __( 'Image duration (in seconds)', 'mainstreet-blocks' ),
	reset: { imageTime: DEFAULTS.imageTime },
	control: ( label ) => (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ settings.imageTime }
			min={ MIN_IMAGE_TIME }
			max={ MAX_IMAGE_TIME }
			onChange={ ( value ) =>
				value !== undefined && onChange( { imageTime: value } )
			}
		/>
	),
} );

/** Panel with settings for starting and continuing playback. */
export const PlaybackPanel = ( props: Props ) => (
	<SettingsPanel
		title={ __( 'Playback', 'mainstreet-blocks' ) }
		values={ props.settings }
		onChange={ props.onChange }
		settings={ [
			makeTime( props ),
			hideByDefault(
				makeSwitch(
					props,
					'playOnNextSlide',
					__( 'Keep playing on the next slide', 'mainstreet-blocks' )
				)
			),
			hideByDefault(
				makeSwitch(
					props,
					'startMuted',
					__( 'Start muted', 'mainstreet-blocks' )
				)
			),
			makeSwitch(
				props,
				'playOnLoad',
				__( 'Autoplay when the page loads', 'mainstreet-blocks' ),
				__(
					'Does not apply to visitors whose device is set to reduce motion.',
					'mainstreet-blocks'
				)
			),
		] }
	/>
);

/** Panel with settings for full screen. */
export const FullscreenPanel = ( props: Props ) => (
	<SettingsPanel
		title={ __( 'Fullscreen', 'mainstreet-blocks' ) }
		values={ props.settings }
		onChange={ props.onChange }
		settings={ [
			makeSwitch(
				props,
				'playInFullscreen',
				__( 'Play in fullscreen', 'mainstreet-blocks' )
			),
			hideByDefault(
				makeSwitch(
					props,
					'exitFullscreenOnEnd',
					__( 'Exit fullscreen at the end', 'mainstreet-blocks' )
				)
			),
			hideByDefault(
				makeSwitch(
					props,
					'loadInFullscreen',
					__(
						'Open in fullscreen when the page loads',
						'mainstreet-blocks'
					)
				)
			),
		] }
	/>
);

/** Panel with settings for what is shown around the slides. */
export const DisplayPanel = ( props: Props ) => (
	<SettingsPanel
		title={ __( 'Display', 'mainstreet-blocks' ) }
		values={ props.settings }
		onChange={ props.onChange }
		settings={ [
			makeSwitch(
				props,
				'showProgressBar',
				__( 'Show progress bar', 'mainstreet-blocks' )
			),
			hideByDefault(
				makeSwitch(
					props,
					'showSlideCount',
					__( 'Show slide count', 'mainstreet-blocks' )
				)
			),
			hideByDefault(
				makeSwitch(
					props,
					'blurredBackground',
					__( 'Blurred background', 'mainstreet-blocks' ),
					__(
						'Shown behind slides that do not fill the frame.',
						'mainstreet-blocks'
					)
				)
			),
		] }
	/>
);
