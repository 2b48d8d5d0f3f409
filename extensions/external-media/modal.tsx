import {
	Button,
	Modal,
	Notice,
	SearchControl,
	Spinner,
	VisuallyHidden,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ANY, Filters } from './filters';
import { Grid } from './grid';
import { getSourceName } from './names';
import { useCopy } from './use-copy';
import { getFirstTerm, useSearch } from './use-search';
import type { Item } from './answers';
import type { Media } from './types';

/** Pictures that are taken at once. */
const MOST = 10;

type Props = {
	source: string;
	isMultiple: boolean;
	/** Pictures that the block has and keeps. */
	getPresent: () => Promise< Media[] >;
	onInsert: ( media: Media[] ) => void;
	onClose: () => void;
};

/** The dialog in which pictures of another library are found and chosen. */
export function SourceModal( {
	source,
	isMultiple,
	getPresent,
	onInsert,
	onClose,
}: Props ) {
	const [ term, setTerm ] = useState( getFirstTerm );
	const [ filter, setFilter ] = useState( ANY );
	// Kept whole: another search does not show them any more.
	const [ selected, setSelected ] = useState< Item[] >( [] );
	const found = useSearch( source );
	const { copy, isCopying, error } = useCopy( source );
	const isFull = isMultiple && selected.length >= MOST;

	// The first search, for the term that was drawn.
	useEffect( () => found.search( term, filter ), [] ); // eslint-disable-line react-hooks/exhaustive-deps

	const toggle = ( id: string ) => {
		const item = found.items.find( ( one ) => one.id === id );
		const others = selected.filter( ( one ) => one.id !== id );
		if ( others.length < selected.length ) {
			setSelected( others );
		} else if ( item && ! isFull ) {
			setSelected( isMultiple ? [ ...selected, item ] : [ item ] );
		}
	};
	const insert = async () => {
		const media = await copy( selected, getPresent );
		if ( media ) {
			onClose();
			onInsert( media );
		}
	};
	const isEmpty =
		! found.isLoading && ! found.error && found.items.length === 0;
	return (
		<Modal
			title={
				isCopying
					? __( 'Inserting media', 'mainstreet-blocks' )
					: __( 'Select media', 'mainstreet-blocks' )
			}
			className="mainstreet-external-media"
			size="large"
			onRequestClose={ onClose }
		>
			<form
				className="mainstreet-external-media__search"
				onSubmit={ ( event ) => {
					event.preventDefault();
					found.search( term, filter );
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
					disabled={ isCopying }
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
			<Grid
				items={ found.items }
				selected={ selected.map( ( { id } ) => id ) }
				isDisabled={ isCopying }
				onToggle={ toggle }
			/>
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
			{ found.hasMore && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ found.loadMore }
					isBusy={ found.isLoading }
					disabled={ found.isLoading || isCopying }
					accessibleWhenDisabled
				>
					{ __( 'Load More', 'mainstreet-blocks' ) }
				</Button>
			) }
			<div className="mainstreet-external-media__end">
				{ error && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<span role="status">
					{ isFull
						? sprintf(
								/* translators: %d: number of pictures. */
								__(
									'%d selected, which is as many as can be inserted at once.',
									'mainstreet-blocks'
								),
								MOST
							)
						: selected.length > 0 &&
							sprintf(
								/* translators: %d: number of pictures. */
								_n(
									'%d selected',
									'%d selected',
									selected.length,
									'mainstreet-blocks'
								),
								selected.length
							) }
				</span>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => void insert() }
					isBusy={ isCopying }
					disabled={ isCopying || selected.length === 0 }
					accessibleWhenDisabled
				>
					{ __( 'Select', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</Modal>
	);
}
