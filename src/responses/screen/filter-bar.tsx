import {
	SearchControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useTyped } from '@shared/admin/use-typed';
import { getForms, getSources } from './api';
import type { Filters, Source } from './types';

type Props = {
	filters: Filters;
	onChange: ( next: Partial< Filters > ) => void;
};

/** What one can choose from. Without it the list can be filtered by everything else. */
function useChoices(): { sources: Source[]; forms: string[] } {
	const [ sources, setSources ] = useState< Source[] >( [] );
	const [ forms, setForms ] = useState< string[] >( [] );
	useEffect( () => {
		getSources().then( ( result ) =>
			setSources( result.ok ? result.value : [] )
		);
		getForms().then( ( result ) =>
			setForms( result.ok ? result.value : [] )
		);
	}, [] );
	return { sources, forms };
}

/** What narrows the list down. */
export function FilterBar( { filters, onChange }: Props ) {
	const [ typed, setTyped ] = useTyped( filters.search, ( search ) =>
		onChange( { search } )
	);
	const { sources, forms } = useChoices();
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
			{ forms.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Form', 'mainstreet-blocks' ) }
					value={ filters.form }
					options={ [
						{
							value: '',
							label: __( 'All forms', 'mainstreet-blocks' ),
						},
						...forms.map( ( title ) => ( {
							value: title,
							label: title,
						} ) ),
					] }
					onChange={ ( form ) => onChange( { form } ) }
				/>
			) }
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
