<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Video;
use Mainstreet\Videos\Access\Video_Grant;

defined( 'ABSPATH' ) || exit;

/**
 * Adds grants (Video_Grant) to the players in a part of a page, whatever put them there: blocks, addresses, shortcodes, patterns.
 */
final class Player_Grants {

	/** The parameter of a player's address. */
	const PARAM = 'grant';

	/**
	 * Adds them.
	 *
	 * @param string $html HTML for one visitor who may watch what is in it, on a page that no cache keeps.
	 */
	public static function add( string $html ): string {
		// On a page shortcodes come last, when it is not known any more what they stand in.
		$html = false === strpos( $html, '[' ) ? $html : (string) preg_replace_callback( '/' . get_shortcode_regex( array( 'wpvideo', 'videopress' ) ) . '/s', 'do_shortcode_tag', $html );
		if ( false === strpos( $html, Player_Address::PARAM . '=' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'iframe' ) ) {
			$src     = $tags->get_attribute( 'src' );
			$address = is_string( $src ) ? Player_Address::read( $src ) : null;
			$video   = $address ? Player_Video::find( $address['guid'] ) : null;
			if ( $video && $video->is_private ) {
				$tags->set_attribute( 'src', add_query_arg( self::PARAM, Video_Grant::of( $video->guid ), $src ) );
			}
		}
		return $tags->get_updated_html();
	}
}
