import {
	MenuGroup,
	MenuItem,
	NavigableMenu,
	SearchControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import { COMMON_CURRENCIES, CURRENCIES, getPageLocale } from '@shared/money';
import { getCurrencyLabel } from '@shared/payments';

/** Returns the names of currencies in the language of the page; undefined if the browser has none. */
function getNames(): Intl.DisplayNames | undefined {
	try {
		return new Intl.DisplayNames( [ getPageLocale(), 'en' ], {
			type: 'currency',
		} );
	} catch {
		// The browser cannot parse the language tag.
		return undefined;
	}
}

/** Converts a text to lower case without accents, for comparisons. */
const fold = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/**
 * Finds currencies whose code, symbol or name contains a text.
 *
 * @param codes Currencies to search.
 * @param query Text; an empty one finds all.
 */
export function findCurrencies(
	codes: readonly string[],
	query: string
): readonly string[] {
	const wanted = fold( query.trim() );
	if ( ! wanted ) {
		return codes;
	}
	const names = getNames();
	return codes.filter( ( code ) =>
		fold(
			`${ getCurrencyLabel( code ) } ${ names?.of( code ) ?? '' }`
		).includes( wanted )
	);
}

type Props = {
	currency: string;
	onChange: ( currency: string ) => void;
};

const ITEM = '[role="menuitemradio"]';
const CHECKED = '[aria-checked="true"]';

const getGroups = () => [
	{
		label: __( 'Common currencies', 'mainstreet-blocks' ),
		codes: COMMON_CURRENCIES,
	},
	{
		label: __( 'Other currencies', 'mainstreet-blocks' ),
		codes: CURRENCIES.filter(
			( code ) => ! COMMON_CURRENCIES.includes( code )
		),
	},
];

/** Menu of all currencies with a search field. It opens at the current currency. */
export function CurrencyMenu( { currency, onChange }: Props ) {
	const [ query, setQuery ] = useState( '' );
	const list = useRef< HTMLDivElement >( null );
	const find = ( selector: string ) =>
		list.current?.querySelector< HTMLElement >( selector );
	const getFirst = () => find( ITEM + CHECKED ) ?? find( ITEM );

	useEffect( () => {
		list.current
			?.querySelector( CHECKED )
			?.scrollIntoView?.( { block: 'center' } );
	}, [] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'ArrowDown' ) {
			event.preventDefault();
			getFirst()?.focus();
		} else if ( event.key === 'Enter' && query ) {
			event.preventDefault();
			find( ITEM )?.click();
		}
	};
	const groups = getGroups()
		.map( ( group ) => ( {
			...group,
			codes: findCurrencies( group.codes, query ),
		} ) )
		.filter( ( { codes } ) => codes.length > 0 );
	return (
		<>
			<div onKeyDown={ onKeyDown } role="presentation">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search currencies', 'mainstreet-blocks' ) }
					value={ query }
					onChange={ setQuery }
				/>
			</div>
			<div className="mainstreet-donations-currencies__list" ref={ list }>
				<NavigableMenu
					role="menu"
					aria-label={ __( 'Currency', 'mainstreet-blocks' ) }
				>
					{ groups.map( ( { label, codes } ) => (
						<MenuGroup key={ label } label={ label }>
							{ codes.map( ( code ) => (
								<MenuItem
									key={ code }
									role="menuitemradio"
									icon={ code === currency ? check : null }
									isSelected={ code === currency }
									onClick={ () => onChange( code ) }
								>
									{ getCurrencyLabel( code ) }
								</MenuItem>
							) ) }
						</MenuGroup>
					) ) }
				</NavigableMenu>
				{ groups.length === 0 && (
					<p role="status">
						{ __( 'No currencies found.', 'mainstreet-blocks' ) }
					</p>
				) }
			</div>
		</>
	);
}
