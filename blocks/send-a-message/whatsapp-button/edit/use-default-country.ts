import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { toRecord, toText, type UnknownRecord } from '@shared/guards';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { getValue } from './countries';

let answer: Promise< string > | undefined;

async function ask(): Promise< string > {
	try {
		const found = await apiFetch( { path: '/mainstreet/v1/geo' } );
		return getValue( toText( toRecord( found ).country_short ) );
	} catch {
		// It only saves a choice: ask again for the next button, and say nothing.
		answer = undefined;
		return '';
	}
}

/** Country code of where the author is, as the block keeps it; '' where the server does not know. Asked once. */
function detectCountry(): Promise< string > {
	answer ??= ask();
	return answer;
}

const DEFAULT = '1';

/** Whether the block is drawn to be looked at only; `isPreviewMode` has another name before 6.8. */
const isPreview = ( settings: UnknownRecord ): boolean =>
	Boolean( settings.isPreviewMode ?? settings.__unstableIsPreviewMode );

/**
 * Gives a button without a dial code the one of the author's country, and selects the button so
 * that its number can be filled in.
 *
 * @param countryCode As the block keeps it.
 */
export function useDefaultCountry(
	clientId: string,
	countryCode: string | undefined
): void {
	const registry = useRegistry();
	const quietly = useChangeWithoutUndo();
	const { selectBlock, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	const isUnset = countryCode === undefined;

	useEffect( () => {
		const { getBlockAttributes, getSettings } =
			registry.select( blockEditorStore );
		if ( ! isUnset || isPreview( { ...getSettings() } ) ) {
			return;
		}
		const set = ( value: string ) =>
			quietly( () =>
				updateBlockAttributes( clientId, { countryCode: value } )
			);
		set( DEFAULT );
		selectBlock( clientId );
		detectCountry().then( ( found ) => {
			// Meanwhile the author may have chosen another, or removed the block.
			if (
				found &&
				getBlockAttributes( clientId )?.countryCode === DEFAULT
			) {
				set( found );
			}
		} );
	}, [
		clientId,
		isUnset,
		registry,
		quietly,
		selectBlock,
		updateBlockAttributes,
	] );
}
