import {
	SearchControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useTyped } from '../screen/use-typed';
import { getSources } from './api';
import type { Filters, Source } from './types';

type Props = {
	filters: Filters;
	onChange: ( next: Partial< Filters > ) => void;
};

function useSources(): Source[] {
	const [ sources, setSources ] = useState< Source[] >( [] );
	useEffect( () => {
		getSources().then( ( result ) => {
			// Without them the list can be filtered by everything else.
			setSources( result.ok ? result.value : [] );
		} );
	}, [] );
	return sources;
}

/** What narrows the list down. */
export function FilterBar( { filters, onChange }: Props ) {
	const [ typed, setTyped ] = useTyped( filters.search, ( search ) =>
		onChange( { search } )
	);
	const sources = useSources();
	return (
		<div className="mainstreet-screen__bar">
			<SearchControl
				__nextHasNoMarginBottom
				className="mainstreet-screen__search"
				label={ __( 'Search responses', 'mainstreet-blocks' ) }
				placeholder={ __( 'Search responses', 'mainstreet-blocks' ) }
				value={ typed }
				onChange={ setTyped }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ __( 'Page', 'mainstreet-blocks' ) }
				value={ String( filters.source ) }
				options={ [
					{
						value: '0',
						label: __( 'All pages', 'mainstreet-blocks' ),
					},
					...sources.map( ( { id, title } ) => ( {
						value: String( id ),
						label: title,
					} ) ),
				] }
				onChange={ ( source ) =>
					onChange( { source: Number( source ) } )
				}
			/>
			<div className="mainstreet-screen__dates">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="date"
					label={ __( 'From', 'mainstreet-blocks' ) }
					value={ filters.from }
					onChange={ ( from ) => onChange( { from } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="date"
					label={ __( 'To', 'mainstreet-blocks' ) }
					value={ filters.to }
					onChange={ ( to ) => onChange( { to } ) }
				/>
			</div>
		</div>
	);
}
