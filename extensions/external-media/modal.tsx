import {
	Button,
	Notice,
	SearchControl,
	Spinner,
	VisuallyHidden,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { MediaChooser } from './media-chooser';
import { ANY, Filters } from './filters';
import { LibraryModal } from './library-modal';
import { getSourceName } from './source-names';
import { useMediaCopy } from './use-media-copy';
import { getFirstTerm, useSearch } from './use-search';
import { useSelection } from './use-selection';
import type { ModalProps } from './types';

/** The dialog to search and choose images of another library. */
export function SourceModal( {
	source,
	isMultiple,
	getPresent,
	onInsert,
	onClose,
}: Omit< ModalProps, 'wanted' > ) {
	const [ term, setTerm ] = useState( getFirstTerm );
	const [ filter, setFilter ] = useState( ANY );
	const selection = useSelection( isMultiple );
	const found = useSearch( source );
	const { copy, progress, isCopying, error } = useMediaCopy( source );

	// The initial search, for the random default term.
	// eslint-disable-next-line react-hooks/exhaustive-deps -- only once; the form starts later searches.
	useEffect( () => found.search( term, filter ), [] );

	const insert = async () => {
		const media = await copy( selection.selected, getPresent );
		if ( media ) {
			onClose();
			onInsert( media );
		}
	};
	const isEmpty =
		! found.isLoading && ! found.error && found.items.length === 0;
	return (
		<LibraryModal isCopying={ isCopying } onClose={ onClose }>
			<form
				className="mainstreet-external-media__search"
				onSubmit={ ( event ) => {
					event.preventDefault();
					// Enter submits the form even if the button is disabled.
					if ( found.canSearch( term ) && ! isCopying ) {
						found.search( term, filter );
					}
				} }
			>
				<SearchControl
					__nextHasNoMarginBottom
					label={ sprintf(
						/* translators: %s: name of a library of pictures. */
						__( 'Search %s', 'mainstreet-blocks' ),
						getSourceName( source )
					) }
					hideLabelFromVision={ false }
					placeholder=""
					value={ term }
					onChange={ setTerm }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					disabled={ isCopying || ! found.canSearch( term ) }
					accessibleWhenDisabled
				>
					{ __( 'Search', 'mainstreet-blocks' ) }
				</Button>
				<Filters
					source={ source }
					hasTerm={ term.trim() !== '' }
					value={ filter }
					onChange={ ( value ) => {
						setFilter( value );
						found.search( term, value );
					} }
				/>
			</form>
			{ found.error && (
				<Notice status="error" isDismissible={ false }>
					{ found.error }
				</Notice>
			) }
			<MediaChooser
				items={ found.items }
				selection={ selection }
				hasMore={ found.hasMore }
				isLoading={ found.isLoading }
				progress={ progress }
				error={ error }
				onMore={ found.loadMore }
				onInsert={ () => void insert() }
			>
				<div role="status">
					{ found.isLoading && (
						<>
							<Spinner />
							<VisuallyHidden>
								{ __( 'Loading…', 'mainstreet-blocks' ) }
							</VisuallyHidden>
						</>
					) }
					{ isEmpty && (
						<p>
							{ __(
								'Sorry, but nothing matched your search criteria.',
								'mainstreet-blocks'
							) }
						</p>
					) }
				</div>
			</MediaChooser>
		</LibraryModal>
	);
}
