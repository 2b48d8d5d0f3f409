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
import { COMMON_CURRENCIES, CURRENCIES } from '@shared/money';
import { getCurrencyLabel } from '@shared/payments';
import { findCurrencies } from './find-currencies';

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

/** All currencies, with a search; the list opens at the one that is used. */
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
