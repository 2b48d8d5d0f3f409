import { __, sprintf } from '@wordpress/i18n';
import { VIEWS, type Counts, type View } from './types';
import { getHash } from './use-hash';
import { getViewName } from './labels';

type Props = {
	view: View;
	totals: { counts: Counts; unread: number } | null;
};

/** Where the server stops counting. */
const LIMIT = 10_000;

const format = ( count: number ): string =>
	count > LIMIT
		? sprintf(
				/* translators: %s: a number; there are more than that. */
				__( '%s+', 'mainstreet-blocks' ),
				LIMIT.toLocaleString()
			)
		: count.toLocaleString();

/** The folders, with what is in them. */
export function Views( { view, totals }: Props ) {
	const counts = totals && { ...totals.counts, unread: totals.unread };
	return (
		<nav aria-label={ __( 'Folders', 'mainstreet-blocks' ) }>
			<ul className="subsubsub mainstreet-screen__views">
				{ VIEWS.map( ( name ) => (
					<li key={ name }>
						<a
							href={ getHash( { view: name, id: 0 } ) }
							className={ name === view ? 'current' : undefined }
							aria-current={ name === view ? 'page' : undefined }
						>
							{ getViewName( name ) }
							{ counts && (
								<>
									{ ' ' }
									<span className="count">
										({ format( counts[ name ] ) })
									</span>
								</>
							) }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
