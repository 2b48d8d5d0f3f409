import { InspectorControls } from '@wordpress/block-editor';
import { RangeControl, ToggleControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SettingsPanel, type Setting } from '@shared/inspector';
import { ITEMS_DEFAULT, type Settings } from '../attributes';
import type { Attributes } from '../types';
import { EpisodesControl } from './episodes-control';
import { fetchTrackQuantity, type Option } from './feed';

type Props = {
	settings: Settings;
	options: Option[];
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Number of episodes until the number of the site has loaded. */
const QUANTITY_DEFAULT = 10;

function useTrackQuantity(): number {
	const [ quantity, setQuantity ] = useState( QUANTITY_DEFAULT );
	useEffect( () => {
		let isMounted = true;
		fetchTrackQuantity().then(
			( answer ) => isMounted && setQuantity( answer ),
			() => {
				// The default applies.
			}
		);
		return () => {
			isMounted = false;
		};
	}, [] );
	return quantity;
}

/** Toggles of the panel, with their labels. */
const getSwitches = () =>
	[
		[ 'showCoverArt', __( 'Show cover art', 'mainstreet-blocks' ) ],
		[ 'showEpisodeTitle', __( 'Show episode title', 'mainstreet-blocks' ) ],
		[
			'showEpisodeDescription',
			__( 'Show episode description', 'mainstreet-blocks' ),
		],
	] as const;

/** Sidebar panel "Podcast settings". */
export function Inspector( { settings, options, onChange }: Props ) {
	const quantity = useTrackQuantity();
	const { episodes, itemsToShow } = settings;
	const hasChosen = episodes.length > 0;
	const items: Setting< Attributes > = {
		label: __( 'Number of items', 'mainstreet-blocks' ),
		reset: { itemsToShow: ITEMS_DEFAULT },
		control: ( label ) => (
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				min={ 1 }
				max={ Math.max( quantity, itemsToShow ) }
				disabled={ hasChosen }
				value={ itemsToShow }
				onChange={ ( count = ITEMS_DEFAULT ) =>
					onChange( { itemsToShow: count } )
				}
			/>
		),
	};
	const chosen: Setting< Attributes > = {
		label: __( 'Episodes', 'mainstreet-blocks' ),
		reset: hasChosen
			? { selectedEpisodes: [], itemsToShow: ITEMS_DEFAULT }
			: { selectedEpisodes: [] },
		control: ( label ) => (
			<EpisodesControl
				label={ label }
				options={ options }
				episodes={ episodes }
				onChange={ ( selectedEpisodes ) =>
					onChange( {
						selectedEpisodes,
						// Each chosen episode is shown; without one, the newest ones are shown again.
						itemsToShow: selectedEpisodes.length || ITEMS_DEFAULT,
					} )
				}
			/>
		),
	};
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Podcast settings', 'mainstreet-blocks' ) }
				values={ {
					...settings,
					selectedEpisodes: episodes,
					colors: undefined,
				} }
				onChange={ onChange }
				settings={ [
					chosen,
					items,
					...getSwitches().map( ( [ name, text ] ) => ( {
						label: text,
						reset: { [ name ]: true },
						isShownByDefault: false,
						control: ( label: string ) => (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ label }
								checked={ settings[ name ] }
								onChange={ ( isOn ) =>
									onChange( { [ name ]: isOn } )
								}
							/>
						),
					} ) ),
				] }
			/>
		</InspectorControls>
	);
}
