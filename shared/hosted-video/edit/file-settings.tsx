import apiFetch from '@wordpress/api-fetch';
import {
	PanelBody,
	SelectControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own panels are laid out with, from 6.8 to 7.1.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { getErrorMessage } from '@shared/api';
import { isRecord, toRecord, toText } from '@shared/guards';
import { getLocalVideoUrl, cacheVideoUrl } from '../video-url';
import { refreshVideo } from '../video-versions';

/** Settings of a video (docs/server-contract.md A35, A36). */
type FileSettings = {
	rating: string;
	allow_download: boolean;
	display_embed: boolean;
	privacy_setting: number;
};

/** Options by stored value: public, private, site default. */
const PRIVACY = [ '0', '1', '2' ] as const;

/** Labels of the settings. */
const getLabels = (): Record< keyof FileSettings, string > => ( {
	rating: _x( 'Rating', 'age rating of a video', 'mainstreet-blocks' ),
	allow_download: __( 'Allow downloads', 'mainstreet-blocks' ),
	display_embed: __( 'Allow embedding on other sites', 'mainstreet-blocks' ),
	privacy_setting: _x(
		'Privacy',
		'who may watch a video',
		'mainstreet-blocks'
	),
} );

/** Refused settings with their errors: several requests may be pending, and the panel may be closed. */
const describeRefusal = ( name: keyof FileSettings, error: unknown ): string =>
	sprintf(
		/* translators: 1: name of a setting, 2: what went wrong, a sentence. */
		__( '“%1$s” was not changed: %2$s', 'mainstreet-blocks' ),
		getLabels()[ name ],
		getErrorMessage(
			error,
			__(
				'Could not change the video settings. Please try again.',
				'mainstreet-blocks'
			)
		)
	);

const isOn = ( value: unknown ): boolean => value === 1 || value === true;

/** Reads the field of an attachment; null if the user may not edit it, it is no video, or only the hosted service has it. */
function readSettings( field: unknown ): FileSettings | null {
	if ( ! isRecord( field ) || field.remote === true ) {
		return null;
	}
	const { privacy_setting: privacy } = field;
	const rating = toText( field.rating );
	return {
		rating: rating === 'X-18' ? 'R-17' : rating || 'G',
		allow_download: isOn( field.allow_download ),
		display_embed: isOn( field.display_embed ),
		privacy_setting: privacy === 0 || privacy === 1 ? privacy : 2,
	};
}

/** Stores the URL of the video for transforms, and returns its GUID. */
function noteFilm( given: unknown ): string {
	const media = toRecord( given );
	const guid = toText( toRecord( media.jetpack_videopress ).guid );
	const address = toText( media.source_url );
	if ( guid && address ) {
		cacheVideoUrl( guid, address );
	}
	return guid;
}

/** Settings of the video file. They are changed optimistically and reset on errors. The hook is for one video. */
function useFileSettings( id: number ) {
	const [ settings, setSettings ] = useState< FileSettings | null >( null );
	// The server's values, as another request may be pending.
	const stored = useRef< FileSettings | null >( null );
	const film = useRef( '' );
	const { createErrorNotice } = useDispatch( noticesStore );
	useEffect( () => {
		let isWanted = true;
		apiFetch( { path: `/wp/v2/media/${ id }?context=edit` } ).then(
			( media ) => {
				if ( isWanted ) {
					stored.current = readSettings(
						toRecord( media ).jetpack_videopress
					);
					setSettings( stored.current );
					film.current = stored.current ? noteFilm( media ) : '';
				}
			},
			// No panel for users who may not edit the video.
			() => {}
		);
		return () => {
			isWanted = false;
		};
	}, [ id ] );
	const change = < Name extends keyof FileSettings >(
		name: Name,
		value: FileSettings[ Name ]
	): void => {
		setSettings( ( now ) => now && { ...now, [ name ]: value } );
		apiFetch( {
			path: '/wpcom/v2/videopress/meta',
			method: 'POST',
			data: {
				id,
				[ name ]: typeof value === 'boolean' ? Number( value ) : value,
			},
		} ).then(
			() => {
				stored.current &&= { ...stored.current, [ name ]: value };
				if ( name === 'privacy_setting' && film.current ) {
					// The file was moved: reads its current URL.
					cacheVideoUrl(
						film.current,
						getLocalVideoUrl( film.current )
					);
				}
				if ( film.current ) {
					refreshVideo( film.current );
				}
			},
			( error: unknown ) => {
				const before = stored.current?.[ name ];
				setSettings(
					( now ) =>
						now && {
							...now,
							...( now[ name ] === value && {
								[ name ]: before,
							} ),
						}
				);
				void createErrorNotice( describeRefusal( name, error ) );
			}
		);
	};
	return { settings, change };
}

/** The panel Video File Settings. */
export const FileSettingsPanel = ( { id }: { id?: number } ) =>
	id ? <Panel key={ id } id={ id } /> : null;

function Panel( { id }: { id: number } ) {
	const { settings, change } = useFileSettings( id );
	const labels = getLabels();
	return settings ? (
		<PanelBody title={ __( 'Video file settings', 'mainstreet-blocks' ) }>
			<VStack spacing={ 4 }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ labels.rating }
					value={ settings.rating }
					options={ [ 'G', 'PG-13', 'R-17' ].map( ( value ) => ( {
						value,
						label: value,
					} ) ) }
					onChange={ ( rating ) => change( 'rating', rating ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ labels.privacy_setting }
					help={ __(
						'Private videos are only available to logged-in users.',
						'mainstreet-blocks'
					) }
					value={ PRIVACY[ settings.privacy_setting ] ?? '2' }
					options={ [
						{
							value: '2',
							label: __( 'Site default', 'mainstreet-blocks' ),
						},
						{
							value: '0',
							label: __( 'Public', 'mainstreet-blocks' ),
						},
						{
							value: '1',
							label: __( 'Private', 'mainstreet-blocks' ),
						},
					] }
					onChange={ ( value ) =>
						change( 'privacy_setting', Number( value ) )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ labels.allow_download }
					checked={ settings.allow_download }
					onChange={ ( value ) => change( 'allow_download', value ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ labels.display_embed }
					checked={ settings.display_embed }
					onChange={ ( value ) => change( 'display_embed', value ) }
				/>
			</VStack>
		</PanelBody>
	) : null;
}
