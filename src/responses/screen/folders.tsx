import { __, sprintf } from '@wordpress/i18n';
import { FrameTabs } from '@shared/admin/frame-tabs';
import { LIMIT } from '@shared/admin/use-list';
import { getViewName } from './labels';
import { VIEWS, type Totals, type View } from './types';
import { getHash } from './use-route';

const format = ( count: number ): string =>
	count > LIMIT
		? sprintf(
				/* translators: %s: a number; there are more than that. */
				__( '%s+', 'mainstreet-blocks' ),
				LIMIT.toLocaleString()
			)
		: count.toLocaleString();

/** Links to the folders, with the number of responses. */
export function Folders( {
	view,
	totals,
}: {
	view: View;
	totals: Totals | null;
} ) {
	const counts = totals && { ...totals.counts, unread: totals.unread };
	return (
		<FrameTabs
			label={ __( 'Folders', 'mainstreet-blocks' ) }
			current={ view }
			tabs={ VIEWS.map( ( name ) => ( {
				name,
				href: getHash( { view: name, id: 0 } ),
				label: (
					<>
						{ getViewName( name ) }
						{ counts && (
							<>
								{ ' ' }
								<span className="count">
									({ format( counts[ name ] ) })
								</span>
							</>
						) }
					</>
				),
			} ) ) }
		/>
	);
}
