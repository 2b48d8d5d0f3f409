<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Core\Attributes;
use Mainstreet\Video_Player\Player_Address;
use Mainstreet\Video_Player\Service_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Feeds and mails go to everybody and are kept: they have a link and a still of public videos; of private ones a link to the post, without
 * a title; of those for adults (`X-18`) feeds have nothing, and mails no picture.
 */
final class Player_Stand_In {

	/** The rating of the hosted service that feeds don't have. Elsewhere it is taken for `R-17`. */
	const ADULTS = 'X-18';

	/**
	 * What a feed has.
	 *
	 * @param Player_Video $video      Video.
	 * @param array        $attributes See Player_Address::of().
	 * @return string Escaped HTML.
	 */
	public static function link( Player_Video $video, array $attributes ): string {
		if ( self::is_for_adults( $video, $attributes ) ) {
			return '';
		}
		if ( $video->is_private ) {
			return sprintf( '<a href="%1$s">%2$s</a>', esc_url( self::post() ), esc_html__( 'Watch the video on the site', 'mainstreet-blocks' ) );
		}
		$title  = '' === $video->title ? __( 'Video', 'mainstreet-blocks' ) : $video->title;
		$still  = self::still( $video, $attributes );
		$rating = in_array( $video->rating, array( '', 'G' ), true )
			? ''
			/* translators: %s: a rating such as PG-13. */
			: ' ' . sprintf( __( '(rating: %s)', 'mainstreet-blocks' ), $video->rating );
		return sprintf(
			'<a href="%1$s">%2$s%3$s</a>%4$s',
			esc_url( Player_Address::of( $video->guid, array() ) ),
			'' === $still ? '' : sprintf( '<img src="%s" alt=""><br>', esc_url( $still ) ),
			esc_html( $title ),
			esc_html( $rating )
		);
	}

	/**
	 * Whether a feed has nothing of a video.
	 *
	 * @param Player_Video|null $video      Video; null for one that is not here.
	 * @param array             $attributes Attributes of its block, of any type.
	 */
	public static function is_for_adults( ?Player_Video $video, array $attributes ): bool {
		return ( isset( $attributes['rating'] ) && self::ADULTS === $attributes['rating'] ) || ( $video && self::ADULTS === get_post_meta( $video->id, 'videopress_rating', true ) );
	}

	/**
	 * The video of a block: of ours, of core's with a guid, or of an address in core's embed.
	 *
	 * @param array $block Parsed block.
	 * @return Player_Video|null Null for what is not in this media library.
	 */
	public static function of_block( array $block ): ?Player_Video {
		$name    = isset( $block['blockName'] ) ? $block['blockName'] : '';
		$attrs   = Attributes::items( $block, 'attrs' );
		$address = 'core/embed' === $name && isset( $attrs['url'] ) ? self::read( $attrs['url'] ) : null;
		$guid    = $address ? $address['guid'] : '';
		if ( in_array( $name, array( 'core/video', 'videopress/video' ), true ) && isset( $attrs['guid'] ) && Player_Address::is_guid( $attrs['guid'] ) ) {
			$guid = $attrs['guid'];
		}
		return '' === $guid ? null : Player_Video::find( $guid );
	}

	/**
	 * The still that a mail shows of a block. Filter `mainstreet_mail_picture`.
	 *
	 * @param string $picture What others found.
	 * @param array  $block   Parsed block.
	 * @return string Address; '' for none.
	 */
	public static function picture( $picture, $block ) {
		$video = '' === $picture ? self::of_block( $block ) : null;
		$attrs = Attributes::items( $block, 'attrs' );
		return $video && ! $video->is_private && ! self::is_for_adults( $video, $attrs ) ? self::still( $video, $attrs ) : $picture;
	}

	/**
	 * Puts a link to the page in place of addresses on lines of their own and of shortcodes, in a text without blocks.
	 *
	 * @param string $text Content of a post.
	 * @param string $page Address of its page.
	 */
	public static function in_text( string $text, string $page ): string {
		$link    = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $page ), esc_html__( 'Watch the video on the site', 'mainstreet-blocks' ) );
		$address = static function ( $found ) use ( $link ) {
			$read = self::read( html_entity_decode( $found[1], ENT_QUOTES, 'UTF-8' ) );
			return $read && Player_Video::find( $read['guid'] ) ? $link : $found[0];
		};
		$text    = (string) preg_replace_callback( '#^[ \t]*(https?://\S+)[ \t]*$#m', $address, $text );
		if ( false === strpos( $text, '[' ) ) {
			return $text;
		}
		$text = (string) preg_replace_callback( '#\[embed[^\]]*\]\s*(https?://\S+?)\s*\[/embed\]#', $address, $text );
		return (string) preg_replace( '/' . get_shortcode_regex( array( 'wpvideo', 'videopress' ) ) . '/s', addcslashes( $link, '\\$' ), $text );
	}

	/**
	 * The guid in an address of a player: the service's or this site's.
	 *
	 * @param mixed $url Anything.
	 * @return array|null As Service_Address::read().
	 */
	private static function read( $url ): ?array {
		$address = Service_Address::read( $url );
		return $address || ! is_string( $url ) ? $address : Player_Address::read( $url );
	}

	/**
	 * The still of a public video: its block's poster, else its own.
	 *
	 * @param Player_Video $video      Video.
	 * @param array        $attributes Attributes, of any type.
	 * @return string Address; '' for none.
	 */
	private static function still( Player_Video $video, array $attributes ): string {
		$query = Player_Settings::query( $attributes );
		return isset( $query['posterUrl'] ) ? $query['posterUrl'] : $video->poster;
	}

	/**
	 * The page that a feed or a page is about at this moment.
	 *
	 * @return string Address.
	 */
	public static function post(): string {
		$url = in_the_loop() || get_the_ID() ? get_permalink() : '';
		return $url ? $url : home_url( '/' );
	}
}
