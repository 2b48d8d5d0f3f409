import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { lockSaving, useChangeWithoutUndo } from '@shared/post-editor';
import { buildPlain, isUnrendered, unwrap, wrap } from '../attributes';
import type { Attributes } from '../types';
import { renderMarkdown, type RenderError } from './render-markdown';

/** Characters. Up to here rendering goes unnoticed while typing; longer text is rendered in a pause. */
export const IMMEDIATE_LENGTH = 20_000;
/** Milliseconds without a change before a long text is rendered. */
const PAUSE = 300;

type Props = Required< Attributes > & {
	clientId: string;
	setAttributes: ( attributes: Attributes ) => void;
};

/** What can't be rendered is saved as plain text. */
const renderIntoRoot = ( source: string ): string => {
	const rendering = renderMarkdown( source );
	return wrap( rendering.ok ? rendering.value : buildPlain( source ) );
};

/**
 * Keeps the saved HTML in step with the source, whoever changes it: typing, undo,
 * a transform, another author. What the post held when it was opened stays as it
 * is until its source changes, whichever renderer wrote it.
 *
 * @return `changeSource` for the author's typing; `error`, why the text can't be rendered.
 */
export function useRendering( {
	clientId,
	source,
	html,
	setAttributes,
}: Props ): {
	changeSource: ( source: string ) => void;
	error: RenderError | null;
} {
	const registry = useRegistry();
	const changeWithoutUndo = useChangeWithoutUndo();
	const [ error, setError ] = useState< RenderError | null >( null );
	const found = useRef( { source, html } );
	const isFound =
		found.current.source === source &&
		found.current.html === html &&
		! isUnrendered( { source, html } );

	const update = () => {
		const rendering = renderMarkdown( source );
		setError( rendering.ok ? null : rendering.error );
		const rendered = renderIntoRoot( source );
		if ( unwrap( rendered ) !== unwrap( html ) ) {
			// Undo goes back over the source and its rendering in one step.
			changeWithoutUndo( () => setAttributes( { html: rendered } ) );
		}
	};
	const latest = useRef( update );
	latest.current = update;
	const isPending = useRef( false );

	// A block that is moved elsewhere is drawn anew, and would take old text for found text.
	useEffect(
		() => () => {
			if ( isPending.current ) {
				latest.current();
			}
		},
		[]
	);

	// Depends on `html` only to leave it alone when it is right; a second run changes nothing.
	useEffect( () => {
		if ( isFound ) {
			setError( null );
			return;
		}
		if ( source.length <= IMMEDIATE_LENGTH ) {
			latest.current();
			return;
		}
		// Not with the new source and the old text.
		const allowSaving = lockSaving(
			registry,
			`mainstreet-markdown-${ clientId }`
		);
		isPending.current = true;
		const timer = setTimeout( () => {
			isPending.current = false;
			latest.current();
			allowSaving();
		}, PAUSE );
		return () => {
			isPending.current = false;
			clearTimeout( timer );
			allowSaving();
		};
	}, [ registry, clientId, source, html, isFound ] );

	return {
		changeSource: ( typed ) =>
			setAttributes(
				typed.length <= IMMEDIATE_LENGTH
					? { source: typed, html: renderIntoRoot( typed ) }
					: // Saved in the pause, it is rendered on the way (render-before-saving.ts).
						{ source: typed, html: undefined }
			),
		error,
	};
}
