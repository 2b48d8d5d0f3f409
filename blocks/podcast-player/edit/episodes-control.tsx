import { FormTokenField } from '@wordpress/components';
import { ITEMS_MAX } from '../attributes';
import type { Episode } from '../types';
import type { Option } from './feed';

type Props = {
	label: string;
	/** All episodes of the feed. */
	options: Option[];
	episodes: Episode[];
	onChange: ( episodes: Episode[] ) => void;
};

/** Names of episodes, each of them once: titles may repeat. */
export function getNames( options: Option[] ): Map< string, string > {
	const names = new Map< string, string >();
	for ( const { label, guid } of options ) {
		const title = label.trim() || guid;
		let name = title;
		for ( let count = 2; names.has( name ); count++ ) {
			name = `${ title } (${ count })`;
		}
		names.set( name, guid );
	}
	return names;
}

/** Chooses episodes by their titles. */
export function EpisodesControl( {
	label,
	options,
	episodes,
	onChange,
}: Props ) {
	const names = getNames( [
		...options,
		// Those that left the feed keep their place until they are taken off.
		...episodes
			.filter(
				( { guid } ) => ! options.some( ( o ) => o.guid === guid )
			)
			.map( ( { guid, title = '' } ) => ( { guid, label: title } ) ),
	] );
	const toName = ( { guid }: Episode ) =>
		[ ...names ].find( ( [ , known ] ) => known === guid )?.[ 0 ] ?? guid;
	return (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			__experimentalExpandOnFocus
			__experimentalValidateInput={ ( typed ) => names.has( typed ) }
			label={ label }
			maxLength={ ITEMS_MAX }
			suggestions={ options.map( ( { guid } ) => toName( { guid } ) ) }
			value={ episodes.map( toName ) }
			onChange={ ( tokens ) =>
				onChange(
					tokens.flatMap( ( token ) => {
						const guid = names.get( String( token ) );
						return guid
							? ( episodes.find( ( e ) => e.guid === guid ) ?? {
									guid,
								} )
							: [];
					} )
				)
			}
		/>
	);
}
