<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Fallback;
use Mainstreet\Video_Player\Rendering\Player_Video;

defined( 'ABSPATH' ) || exit;

/**
 * OEmbed for URLs of players (docs/server-contract.md A42). Posts of this site can embed every public video by its URL; other sites only
 * those with `display_embed`. Private videos have no oEmbed data.
 */
final class Player_Oembed {

	/** Maximum width and height in pixels. */
	const MAX_SIDE = 4096;

	/**
	 * Callback of `pre_oembed_result`: renders the URL of a player in a post of this site.
	 *
	 * @param mixed  $result Result of an earlier callback; null for none.
	 * @param string $url    URL.
	 * @param mixed  $args   Maximum `width` and `height` in pixels.
	 * @return mixed HTML; false for a missing or private video; $result for any other URL.
	 */
	public static function filter_pre_oembed( $result, $url, $args ) {
		$address = null === $result ? Player_Url::parse( (string) $url ) : null;
		if ( ! $address ) {
			return $result;
		}
		$video = Player_Video::find( $address['guid'] );
		$args  = is_array( $args ) ? $args : array();
		// null would let core discover oEmbed data at the URL, and find that of the front page.
		return $video && ! $video->is_private ? self::render_iframe( $video, $address['query'], self::get_size( $video, $args, 'width', 'height' ) ) : false;
	}

	/**
	 * Embed handler for URLs of players in content. Core caches the results of oEmbed with the post, where a title would remain after the
	 * video became private. The results of embed handlers, which come first, are not cached.
	 *
	 * @param array  $matches Matches of the handler's pattern.
	 * @param array  $attr    Maximum `width` and `height` in pixels.
	 * @param string $url     URL.
	 * @return string|false HTML; false if core should handle the URL.
	 */
	public static function handle_embed( $matches, $attr, $url ) {
		$address = is_feed() ? Player_Url::parse( (string) $url ) : null;
		$video   = $address ? Player_Video::find( $address['guid'] ) : null;
		if ( $video ) {
			return Player_Fallback::render_link( $video, Player_Settings::from_query( $address['query'] ) );
		}
		$html = self::filter_pre_oembed( null, $url, $attr );
		return is_string( $html ) ? $html : false;
	}

	/**
	 * Callback of `rest_dispatch_request` for core's oEmbed routes. Runs after their permission check.
	 *
	 * @param mixed  $result Result of an earlier callback; null for none.
	 * @param string $route  Route.
	 * @return mixed oEmbed data, an error, or $result.
	 */
	public static function filter_rest_dispatch( $result, $request, $route ) {
		$is_editor = '/oembed/1.0/proxy' === $route;
		if ( null !== $result || ( ! $is_editor && '/oembed/1.0/embed' !== $route ) ) {
			return $result;
		}
		$address = Player_Url::parse( (string) $request['url'] );
		if ( ! $address ) {
			return $result;
		}
		$video = Player_Video::find( $address['guid'] );
		if ( ! $video || $video->is_private || ( ! $is_editor && ! $video->is_embeddable() ) ) {
			return new \WP_Error( 'oembed_invalid_url', get_status_header_desc( 404 ), array( 'status' => 404 ) );
		}
		$data = self::get_data( $video, $address['query'], self::get_size( $video, $request->get_params(), 'maxwidth', 'maxheight' ) );
		// As in core: an object for the editor's proxy, an array for the other route, which converts it to XML if requested.
		return $is_editor ? (object) $data : $data;
	}

	/**
	 * Returns the links for oEmbed discovery by other sites.
	 *
	 * @return string Escaped HTML; '' if other sites may not embed the video.
	 */
	public static function get_discovery_links( Player_Video $video ): string {
		if ( ! $video->is_embeddable() ) {
			return '';
		}
		$url   = Player_Url::build( $video->guid, array() );
		$links = sprintf( '<link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="%s">', esc_url( get_oembed_endpoint_url( $url ) ) );
		return $links . ( class_exists( 'SimpleXMLElement' ) ? sprintf( '<link rel="alternate" title="oEmbed (XML)" type="text/xml+oembed" href="%s">', esc_url( get_oembed_endpoint_url( $url, 'xml' ) ) ) : '' );
	}

	/**
	 * Returns the oEmbed data of a video.
	 *
	 * @param array $query Parameters of the URL.
	 * @param int[] $size  Width and height in pixels.
	 */
	private static function get_data( Player_Video $video, array $query, array $size ): array {
		$data = array(
			'version'       => '1.0',
			'type'          => 'video',
			'provider_name' => get_bloginfo( 'name' ),
			'provider_url'  => home_url(),
			'title'         => $video->title,
			'width'         => $size[0],
			'height'        => $size[1],
			'html'          => self::render_iframe( $video, $query, $size ),
		);
		return '' === $video->poster ? $data : $data + array(
			'thumbnail_url'    => $video->poster,
			'thumbnail_width'  => $size[0],
			'thumbnail_height' => $size[1],
		);
	}

	/**
	 * Renders the iframe with the player.
	 *
	 * @param array $query Parameters of the URL, of any type.
	 * @param int[] $size  Width and height in pixels.
	 */
	private static function render_iframe( Player_Video $video, array $query, array $size ): string {
		return sprintf(
			'<iframe title="%1$s" width="%2$d" height="%3$d" src="%4$s" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen loading="lazy"></iframe>',
			esc_attr( $video->title ),
			$size[0],
			$size[1],
			esc_url( Player_Url::build( $video->guid, Player_Settings::from_query( $query ) ) )
		);
	}

	/**
	 * Returns the size of the video, scaled down to the limits.
	 *
	 * @param array  $limits Maximum width and height, of any type.
	 * @param string $width  Key of the maximum width.
	 * @param string $height Key of the maximum height.
	 * @return int[] Width and height in pixels.
	 */
	private static function get_size( Player_Video $video, array $limits, string $width, string $height ): array {
		$limit = static function ( $name ) use ( $limits ) {
			$value = isset( $limits[ $name ] ) && is_numeric( $limits[ $name ] ) ? (float) $limits[ $name ] : 0;
			return $value >= 1 ? (int) min( self::MAX_SIDE, $value ) : self::MAX_SIDE;
		};
		$ratio = min( 1, $limit( $width ) / $video->width, $limit( $height ) / $video->height );
		return array( max( 1, (int) round( $video->width * $ratio ) ), max( 1, (int) round( $video->height * $ratio ) ) );
	}
}
