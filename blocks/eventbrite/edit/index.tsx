import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	EditUrlControl,
	EmbedLoading,
	InertPreview,
	isMissing,
	PreviewFrame,
	resolveRedirect,
	StillPreview,
	useButtonStyle,
	useEmbed,
} from '@shared/embed-editor';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { normalize } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { getButtonTemplate } from './button-template';
import { EventbriteForm } from './form';
import { Inspector } from './inspector';
import { parseEvent, parseSite, type EventPage } from '../parse';

/**
 * Reads what was typed, and asks this server whether it is there: an event's page, or an organizer's site that leads to one.
 * Of an event's page only a clear “no” counts: Eventbrite takes some servers for robots.
 *
 * @param signal Ends the request.
 */
export function resolveEvent(
	typed: string,
	signal: AbortSignal
): EventPage | null | Promise< EventPage | null > {
	const event = parseEvent( typed );
	const address = event?.url ?? parseSite( typed );
	return address === ''
		? null
		: resolveRedirect( address, signal ).then( ( answer ) => {
				if ( event ) {
					return isMissing( answer ) ? null : event;
				}
				return answer.ok ? parseEvent( answer.url ) : null;
			} );
}

/** The button that opens the tickets; a block of its own. */
function ModalButton() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{},
				{ template: [ getButtonTemplate() ], templateLock: 'all' }
			) }
		/>
	);
}

/** Pixels that the tickets take, as on the site (shared/embeds/services.json). */
const HEIGHT = 425;

type PreviewProps = { eventId: number; isSelected: boolean };

/** The page that Eventbrite's script shows on the site; the script itself has no place in the editor. */
function InlineTickets( { eventId, isSelected }: PreviewProps ) {
	const label = __( 'Eventbrite Tickets', 'mainstreet-blocks' );
	return (
		<StillPreview icon={ icon } label={ label } height={ HEIGHT }>
			<InertPreview isSelected={ isSelected } label={ label }>
				<PreviewFrame
					service="eventbrite"
					src={ `https://www.eventbrite.com/checkout-external?eid=${ eventId }` }
					title={ label }
					height={ HEIGHT }
				/>
			</InertPreview>
		</StillPreview>
	);
}

export default function Edit( {
	attributes,
	clientId,
	isSelected,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const tickets = normalize( attributes );
	const change = useButtonStyle< Attributes >( clientId, {
		style: tickets.style,
		withButton: 'modal',
		getButton: getButtonTemplate,
	} );
	// What was pasted has an address only.
	const { pending } = tickets;
	const withoutUndo = useChangeWithoutUndo();
	// What becomes of it is undone with the paste: brought back by itself, the address would be looked at again.
	const follow = ( make: () => void ) =>
		pending === '' ? make() : withoutUndo( make );
	const embed = useEmbed( {
		saved: tickets.url,
		resolve: resolveEvent,
		onEmbed: ( event ) => follow( () => change( event ) ),
		// An event that was there before stays.
		onFail: () =>
			pending !== '' &&
			withoutUndo( () =>
				setAttributes( { url: undefined, eventId: undefined } )
			),
	} );
	const { submit } = embed;
	useEffect( () => {
		if ( pending !== '' ) {
			submit( pending );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `submit` is a new function each time.
	}, [ pending ] );
	const isEmbedded = embed.state === 'embedded';
	return (
		<div { ...useBlockProps() }>
			{ tickets.url !== '' && (
				<Inspector tickets={ tickets } onChange={ change } />
			) }
			{ embed.state === 'editing' && (
				<EventbriteForm clientId={ clientId } embed={ embed } />
			) }
			{ embed.state === 'resolving' && <EmbedLoading /> }
			{ isEmbedded && <EditUrlControl onEdit={ embed.edit } /> }
			{ isEmbedded && tickets.style === 'modal' && <ModalButton /> }
			{ isEmbedded && tickets.style === 'inline' && (
				<InlineTickets
					eventId={ tickets.eventId }
					isSelected={ isSelected }
				/>
			) }
		</div>
	);
}
