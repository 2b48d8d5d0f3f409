import { getBlockVariations } from '@wordpress/blocks';
import { Icon, type IconType } from '@wordpress/components';
import { Path, SVG } from '@wordpress/primitives';
import { toList, toRecord } from '@shared/guards';
import { icon } from '../icon';

/** Icons of what the browser does, as src/social/sharing-buttons/class-button-list.php draws them. */
const PATHS: Record< string, string > = {
	link: 'M10.600 13.400a3.500 3.500 0 0 1 0-5l3-3a3.500 3.500 0 0 1 5 5l-1.600 1.600-1.100-1.100 1.600-1.500a2 2 0 0 0-2.900-2.900l-3 3a2 2 0 0 0 0 2.800ZM13.400 10.600a3.500 3.500 0 0 1 0 5l-3 3a3.500 3.500 0 0 1-5-5L7 12l1.100 1.100-1.600 1.500a2 2 0 0 0 2.900 2.900l3-3a2 2 0 0 0 0-2.800Z',
	share: 'M11.200 14.500V5.900L8.600 8.500 7.500 7.400 12 3l4.500 4.400-1.100 1.100-2.700-2.600v8.600ZM5 11h3v1.500H6.500v7h11v-7H16V11h3v10H5Z',
	print: 'M7 3h10v5h2.500A1.500 1.500 0 0 1 21 9.500V17h-4v4H7v-4H3V9.500A1.500 1.500 0 0 1 4.500 8H7Zm1.500 5h7V4.500h-7ZM17 15.500h2.500v-6h-15v6H7V13h10ZM8.500 19.500h7v-5h-7Z',
};

/** Icons of services are those of core's Social Icons, taken from it when they are drawn: by then it is registered. */
const getCoreIcon = ( service: string ): unknown =>
	toList( getBlockVariations( 'core/social-link' ) )
		.map( toRecord )
		.find( ( { name } ) => name === service )?.icon;

const isIcon = ( value: unknown ): value is IconType =>
	typeof value === 'function' ||
	( typeof value === 'object' && value !== null );

/** Icon of a service. */
export function ServiceIcon( { service }: { service: string } ) {
	const path = PATHS[ service ];
	if ( path ) {
		return (
			<SVG viewBox="0 0 24 24" width="24" height="24">
				<Path d={ path } />
			</SVG>
		);
	}
	const core = getCoreIcon( service );
	// Core has an object with `src` there, or the icon itself.
	const source = toRecord( core ).src ?? core;
	return isIcon( source ) ? <Icon icon={ source } /> : icon;
}
