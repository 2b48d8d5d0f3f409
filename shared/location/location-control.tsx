import { speak } from '@wordpress/a11y';
import { Notice, Spinner, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { useActiveOption } from './use-active-option';
import { useSuggestions, type Finder } from './use-suggestions';

const getSpoken = ( count: number ): string =>
	count === 0
		? __( 'No results.', 'mainstreet-blocks' )
		: sprintf(
				/* translators: %d: number of results. */
				_n(
					'%d result found, use up and down arrow keys to navigate.',
					'%d results found, use up and down arrow keys to navigate.',
					count,
					'mainstreet-blocks'
				),
				count
			);

type ListProps = {
	id: string;
	label: string;
	texts: string[];
	active: number;
	onChoose: ( index: number ) => void;
};

const getOptionId = ( listId: string, index: number ): string =>
	`${ listId }-${ index }`;

function Suggestions( { id, label, texts, active, onChoose }: ListProps ) {
	return (
		<ul
			id={ id }
			role="listbox"
			aria-label={ label }
			className="mainstreet-location__list"
		>
			{ texts.map( ( text, index ) => (
				// The field handles the keys, because it has the focus.
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events
				<li
					key={ index }
					id={ getOptionId( id, index ) }
					role="option"
					aria-selected={ index === active }
					className="mainstreet-location__option"
					// Prevents blur, which would close the list before the click.
					onMouseDown={ ( event ) => event.preventDefault() }
					onClick={ () => onChoose( index ) }
					ref={ ( item ) => {
						if ( index === active ) {
							item?.scrollIntoView?.( { block: 'nearest' } );
						}
					} }
				>
					{ text }
				</li>
			) ) }
		</ul>
	);
}

type Props< Place > = {
	label: string;
	placeholder?: string;
	/** Initial value, which is searched at once. */
	initialQuery?: string;
	/** The search service; a stable object. */
	finder: Finder< Place >;
	/** What a suggestion says. */
	getText: ( place: Place ) => string;
	onChoose: ( place: Place ) => void;
};

/** Field for an address or a place, with suggestions: a combobox with a listbox below it. */
export function LocationControl< Place >( {
	label,
	placeholder,
	initialQuery = '',
	finder,
	getText,
	onChoose,
}: Props< Place > ) {
	const id = useInstanceId( LocationControl, 'mainstreet-location' );
	const [ query, setQuery ] = useState( initialQuery );
	const [ sent, setSent ] = useState( initialQuery );
	const { waitsForEnter = false } = finder;
	const { places, error, isBusy } = useSuggestions(
		waitsForEnter ? sent : query,
		finder
	);
	const [ closed, setClosed ] = useState< Place[] | null >( null );
	const shown = places && places !== closed ? places : [];
	const choose = ( index: number ) => {
		const place = shown[ index ];
		if ( place ) {
			setClosed( places );
			onChoose( place );
		}
	};
	const { active, onKeyDown } = useActiveOption( {
		count: shown.length,
		onChoose: choose,
		onClose: () => setClosed( places ),
		resetKey: places,
	} );
	const onKey = ( event: KeyboardEvent ) => {
		onKeyDown( event );
		const isSent =
			waitsForEnter &&
			event.key === 'Enter' &&
			! event.defaultPrevented &&
			! event.nativeEvent.isComposing;
		if ( isSent ) {
			event.preventDefault();
			setClosed( null );
			// Allows the same query again, as after an error.
			setSent( sent === query ? `${ query } ` : query );
		}
	};
	useEffect( () => {
		if ( places ) {
			speak( getSpoken( places.length ), 'assertive' );
		}
	}, [ places ] );
	useEffect( () => {
		if ( error ) {
			speak( error, 'assertive' );
		}
	}, [ error ] );

	return (
		<div className="mainstreet-location">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				placeholder={ placeholder }
				value={ query }
				onChange={ setQuery }
				help={
					waitsForEnter
						? __( 'Press Enter to search.', 'mainstreet-blocks' )
						: undefined
				}
				onKeyDown={ onKey }
				role="combobox"
				autoComplete="off"
				aria-autocomplete="list"
				aria-expanded={ shown.length > 0 }
				aria-controls={ shown.length > 0 ? id : undefined }
				aria-activedescendant={
					shown.length > 0 && active >= 0
						? getOptionId( id, active )
						: undefined
				}
			/>
			{ isBusy && <Spinner /> }
			{ error && (
				<Notice
					status="error"
					isDismissible={ false }
					spokenMessage={ null }
				>
					{ error }
				</Notice>
			) }
			{ places?.length === 0 && (
				<p>{ __( 'No results.', 'mainstreet-blocks' ) }</p>
			) }
			{ shown.length > 0 && (
				<Suggestions
					id={ id }
					label={ label }
					texts={ shown.map( getText ) }
					active={ active }
					onChoose={ choose }
				/>
			) }
		</div>
	);
}
