import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TRACK_KINDS, type Track } from '../types';
import { getFailure, getKindNames } from './words';

type Props = {
	tracks: readonly Track[];
	isLoading: boolean;
	remove: ( track: Track ) => Promise< void >;
	onAdd: () => void;
	/** Whether the form was there before: its buttons are gone, and had the focus. */
	isBack: boolean;
};

/** All tracks by kind, and the way to another one. */
export function TrackList( {
	tracks,
	isLoading,
	remove,
	onAdd,
	isBack,
}: Props ) {
	const names = getKindNames();
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState< Track >();
	const add = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( isBack ) {
			add.current?.focus();
		}
	}, [ isBack ] );
	const take = async ( track: Track ) => {
		setError( '' );
		setBusy( track );
		try {
			await remove( track );
			add.current?.focus();
		} catch ( reason ) {
			setError( getFailure( reason ) );
		}
		setBusy( undefined );
	};
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
							<div
								key={ track.srcLang }
								style={ {
									alignItems: 'center',
									display: 'flex',
									justifyContent: 'space-between',
								} }
							>
								<span style={ { overflowWrap: 'anywhere' } }>
									{ `${ track.label } (${ track.srcLang })` }
								</span>
								<Button
									__next40pxDefaultSize
									variant="tertiary"
									isDestructive
									isBusy={ busy === track }
									disabled={ busy !== undefined }
									accessibleWhenDisabled
									aria-label={ sprintf(
										/* translators: %s: name of a text track. */
										__(
											'Remove track %s',
											'mainstreet-blocks'
										),
										`${ track.label } (${ track.srcLang })`
									) }
									onClick={ () => void take( track ) }
								>
									{ __( 'Remove', 'mainstreet-blocks' ) }
								</Button>
							</div>
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
