import { speak } from '@wordpress/a11y';
import {
	Button,
	Dropdown,
	Notice,
	SearchControl,
	Spinner,
	ToolbarButton,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addMarkerIcon } from '../icon';
import type { Point } from '../types';
import type { Finder } from './geocode';
import { useSearch } from './use-search';

type SearchProps = { finder: Finder; onAdd: ( point: Point ) => void };

/** Field for an address or place, and what was found for it. */
export function PlaceSearch( { finder, onAdd }: SearchProps ) {
	const [ query, setQuery ] = useState( '' );
	const { results, error, isBusy } = useSearch( query, finder );

	useEffect( () => {
		if ( results ) {
			speak(
				sprintf(
					/* translators: %d: number of places. */
					_n(
						'%d place found.',
						'%d places found.',
						results.length,
						'mainstreet-blocks'
					),
					results.length
				)
			);
		}
	}, [ results ] );

	return (
		<div className="wp-block-jetpack-map__search">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __(
					'Search for an address or place',
					'mainstreet-blocks'
				) }
				placeholder={ __( 'Address or place', 'mainstreet-blocks' ) }
				value={ query }
				onChange={ setQuery }
			/>
			{ isBusy && <Spinner /> }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ results?.length === 0 && (
				<p>{ __( 'Nothing found.', 'mainstreet-blocks' ) }</p>
			) }
			{ results && results.length > 0 && (
				<ul>
					{ results.map( ( point ) => (
						<li key={ point.id }>
							<Button onClick={ () => onAdd( point ) }>
								{ point.caption || point.title }
							</Button>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

/** Toolbar button that opens the search. */
export function AddMarker( { finder, onAdd }: SearchProps ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			contentClassName="wp-block-jetpack-map__popover"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ToolbarButton
					icon={ addMarkerIcon }
					label={ __( 'Add a marker', 'mainstreet-blocks' ) }
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ ( { onClose } ) => (
				<PlaceSearch
					finder={ finder }
					onAdd={ ( point ) => {
						onAdd( point );
						onClose();
					} }
				/>
			) }
		/>
	);
}
