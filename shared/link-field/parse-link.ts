/**
 * Parses a link that was typed.
 *
 * @param typed Contents of the field.
 * @return The address to save ('' for none), or null when it is none a visitor may be sent to.
 */
export function parseLink( typed: string ): string | null {
	const link = typed.trim();
	if ( link === '' || /^[/#?]/.test( link ) ) {
		return link;
	}
	if ( /^(?:https?:\/\/|mailto:|tel:)\S/i.test( link ) ) {
		return link;
	}
	// "example.org/page": a host with a dot, without a scheme.
	return /^[^\s:/]+\.[^\s:/]+(?:[:/?#]\S*)?$/.test( link )
		? `https://${ link }`
		: null;
}
