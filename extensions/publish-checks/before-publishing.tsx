import { store as blockEditorStore } from '@wordpress/block-editor';
import { serialize } from '@wordpress/blocks';
import { ExternalLink } from '@wordpress/components';
import { select, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { toRecord, toText } from '@shared/guards';
import { usePost } from '@shared/post-editor';
import type { BodyProps } from '@shared/register-panel';
import { fetchHiddenBlocks, type HiddenBlock } from './hidden-blocks';

/** Hosts that are reserved for examples (RFC 2606), as parts of addresses. */
const EXAMPLE =
	/[\w.+-]+@example\.(?:com|net|org)\b|https?:\/\/(?:www\.)?example\.(?:com|net|org)\b/gi;

/** Phone numbers that are reserved for fiction, as North America writes them. */
const FICTION = /(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})?[ .-]?\b555[ .-]01\d\d\b/g;

/**
 * Finds placeholders in a content, such as hello@example.com.
 *
 * @return The placeholders, each once.
 */
export const findPlaceholders = ( content: string ): string[] => [
	...new Set(
		[ ...content.matchAll( EXAMPLE ), ...content.matchAll( FICTION ) ].map(
			( [ text ] ) => text.trim()
		)
	),
];

/** Settings > Mainstreet, for who may change them. */
function getSettingsUrl(): string {
	const { payments } = toRecord(
		( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks
	);
	return toText( toRecord( payments ).settingsUrl ).replace( /#.*/, '' );
}

function Placeholders( { texts }: { texts: string[] } ) {
	return texts.length === 0 ? null : (
		<p>
			{ sprintf(
				/* translators: %s: texts such as hello@example.com, separated by commas. */
				__(
					'Replace these placeholders with your own details: %s',
					'mainstreet-blocks'
				),
				texts.join( ', ' )
			) }
		</p>
	);
}

function Hidden( { blocks }: { blocks: HiddenBlock[] } ) {
	const settingsUrl = getSettingsUrl();
	return blocks.length === 0 ? null : (
		<>
			<p>
				{ __(
					'Visitors will not see these blocks, or not all of them:',
					'mainstreet-blocks'
				) }
			</p>
			<ul>
				{ blocks.map( ( { title, reason } ) => (
					<li key={ `${ title } ${ reason }` }>
						<strong>{ title }</strong>
						<br />
						{ reason }
					</li>
				) ) }
			</ul>
			{ settingsUrl && (
				<p>
					<ExternalLink href={ settingsUrl }>
						{ __( 'Open settings', 'mainstreet-blocks' ) }
					</ExternalLink>
				</p>
			) }
		</>
	);
}

/** Results of the checks for the current post, rendered while the sidebar is open. */
function Report( { frame: Panel, title, post }: BodyProps & { post: number } ) {
	const [ hidden, setHidden ] = useState< HiddenBlock[] >( [] );
	const blocks = useSelect(
		( get ) => get( blockEditorStore ).getBlocks(),
		[]
	);
	const placeholders = useMemo(
		() => findPlaceholders( serialize( blocks ) ),
		[ blocks ]
	);
	useEffect( () => {
		let isCurrent = true;
		fetchHiddenBlocks( post, select( blockEditorStore ).getBlocks() )
			.then( ( found ) => isCurrent && setHidden( found ) )
			// Offline: the post is published all the same.
			.catch( () => {} );
		return () => {
			isCurrent = false;
		};
	}, [ post ] );
	return hidden.length + placeholders.length === 0 ? (
		<Panel className="hidden" />
	) : (
		<Panel title={ title } initialOpen>
			<Hidden blocks={ hidden } />
			<Placeholders texts={ placeholders } />
		</Panel>
	);
}

/** Sends no request while the sidebar is closed. */
export function BeforePublishing( props: BodyProps ) {
	const { frame: Panel } = props;
	const post = usePost(
		[ 'isPublishSidebarOpened', 'getCurrentPostId' ],
		( { isPublishSidebarOpened, getCurrentPostId } ) =>
			isPublishSidebarOpened() ? Number( getCurrentPostId() ) : 0
	);
	return post ? (
		<Report { ...props } post={ post } />
	) : (
		<Panel className="hidden" />
	);
}
