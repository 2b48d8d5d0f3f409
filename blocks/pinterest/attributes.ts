import { toText } from '@shared/guards';

/**
 * Reads the stored attributes; what is no text is no address.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export const normalize = (
	attributes: Record< string, unknown >
): { url: string } => ( { url: toText( attributes.url ).trim() } );
