import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TRACK_KINDS, type Track } from '../types';
import { TrackRow } from './track-row';
import { getRequestError, getKindNames } from './track-labels';

/** Key of a track. */
export type TrackName = Pick< Track, 'kind' | 'srcLang' >;

type Props = {
	tracks: readonly Track[];
	isLoading: boolean;
	remove: ( track: Track ) => Promise< void >;
	onAdd: () => void;
	onEdit: ( track: Track ) => void;
	/** The track whose button gets the focus after the form was closed. */
	focus?: TrackName | 'add';
};

/** All tracks by kind, with a button to add one. */
export function TrackList( {
	tracks,
	isLoading,
	remove,
	onAdd,
	onEdit,
	focus,
}: Props ) {
	const names = getKindNames();
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState< Track >();
	const add = useRef< HTMLButtonElement >( null );
	const edited = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( focus ) {
			( edited.current ?? add.current )?.focus();
		}
	}, [ focus ] );
	const take = async ( track: Track ) => {
		setError( '' );
		setBusy( track );
		try {
			await remove( track );
			add.current?.focus();
		} catch ( reason ) {
			setError( getRequestError( reason ) );
		}
		setBusy( undefined );
	};
	const isFocused = ( { kind, srcLang }: Track ): boolean =>
		typeof focus === 'object' &&
		focus.kind === kind &&
		focus.srcLang === srcLang;
	return (
		<div style={ { display: 'grid', gap: 12, padding: 8 } }>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ isLoading && <Spinner /> }
			{ ! isLoading && tracks.length === 0 && (
				<p style={ { margin: 0 } }>
					{ __(
						'Tracks can be subtitles, captions, chapters, or descriptions. They help make your content more accessible to a wider range of users.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			{ TRACK_KINDS.map( ( kind ) => {
				const own = tracks.filter( ( track ) => track.kind === kind );
				return own.length === 0 ? null : (
					<section key={ kind } aria-label={ names[ kind ] }>
						<strong>{ names[ kind ] }</strong>
						{ own.map( ( track ) => (
							<TrackRow
								key={ track.srcLang }
								track={ track }
								isBusy={ busy === track }
								isDisabled={ busy !== undefined }
								onEdit={ () => onEdit( track ) }
								onRemove={ () => void take( track ) }
								editRef={
									isFocused( track ) ? edited : undefined
								}
							/>
						) ) }
					</section>
				);
			} ) }
			<Button
				ref={ add }
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onAdd }
				style={ { justifyContent: 'center' } }
			>
				{ __( 'Upload track', 'mainstreet-blocks' ) }
			</Button>
		</div>
	);
}
