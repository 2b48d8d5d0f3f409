<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Core\Http_Status;
use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Video;
use Mainstreet\Video_Player\Rendering\Player_Renderer;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Access\Video_Signatures;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/?mainstreet_video={guid}` (docs/server-contract.md B.17): a document without the theme, which search engines do not index. For
 * a private video, it is not cached, and contains no URL of the file unless the user can watch it.
 */
final class Player_Page {

	/** Sends the page and ends the request. Called at `template_redirect`, after plugins that require a login for the site. */
	public static function send(): void {
		// phpcs:ignore WordPress.Security -- read-only; each value is validated.
		$page = self::get_response( wp_unslash( $_GET ) );
		if ( ! headers_sent() ) {
			Http_Status::send( $page['status'] );
			header_remove( 'X-Frame-Options' );
			foreach ( $page['headers'] as $name => $value ) {
				header( "$name: $value" );
			}
		}
		if ( $page['is_private'] ) {
			if ( ! defined( 'DONOTCACHEPAGE' ) ) {
				define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant that caching plugins read.
			}
			if ( ! headers_sent() ) {
				nocache_headers();
				header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
			}
		}
		echo $page['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Player_Renderer.
		exit;
	}

	/**
	 * Returns the response to a request.
	 *
	 * @param array $query URL parameters, unslashed, of any type.
	 * @return array `status`, `is_private` (not to be cached), `headers`, `html`.
	 */
	public static function get_response( array $query ): array {
		$guid  = isset( $query[ Player_Url::PARAM ] ) ? $query[ Player_Url::PARAM ] : '';
		$video = Player_Url::is_guid( $guid ) ? Player_Video::find( $guid ) : null;
		if ( ! $video ) {
			return self::get_error_response( 404, __( 'This video is not available.', 'mainstreet-blocks' ) );
		}
		$grant = isset( $query[ Player_Url::GRANT ] ) ? $query[ Player_Url::GRANT ] : '';
		if ( ! Video_Access::can_watch( $video->id ) && ! Video_Signatures::is_valid_grant( $guid, $grant ) ) {
			return self::get_denied_response( $guid, '' !== $grant );
		}
		$video->load_files();
		$settings = Player_Settings::from_query( $query );
		if ( '' === $settings['poster'] ) {
			$settings['poster'] = Player_Settings::find_poster_by_id( $query );
		}
		$html  = Player_Renderer::render_page( $video, $settings );
		$media = array_merge( array( $video->file, $video->copy ? $video->copy['src'] : '', $video->strip ? $video->strip['src'] : '', $video->poster, $settings['poster'] ), array_column( $video->tracks, 'src' ) );
		return array(
			'status'     => 200,
			'is_private' => $video->is_private,
			'headers'    => self::get_headers( Player_Renderer::get_security_header( $media, Player_Renderer::get_styles( $settings ), $video->is_embeddable() ) ),
			'html'       => $html,
		);
	}

	/**
	 * Returns the response for a user who cannot watch a video.
	 *
	 * @param bool $was_shown Whether the request has an invalid grant, which has probably expired.
	 * @return array As get_response() returns it.
	 */
	private static function get_denied_response( string $guid, bool $was_shown ): array {
		if ( $was_shown ) {
			return self::get_error_response( 403, __( 'This video is private. Please reload the page to watch it.', 'mainstreet-blocks' ) );
		}
		return is_user_logged_in()
			? self::get_error_response( 403, __( 'This video is private. You do not have permission to watch it.', 'mainstreet-blocks' ) )
			: self::get_error_response( 403, __( 'This video is private. Please log in to watch it.', 'mainstreet-blocks' ), self::get_login_url( Player_Url::build( $guid, array() ) ) );
	}

	/**
	 * Returns a response with an error message.
	 *
	 * @param string $text  Plain text.
	 * @param string $login URL of the login page; '' for no link.
	 * @return array As get_response() returns it.
	 */
	private static function get_error_response( int $status, string $text, string $login = '' ): array {
		return array(
			'status'     => $status,
			'is_private' => true,
			'headers'    => self::get_headers( Player_Renderer::get_security_header( array(), '', false ) ),
			'html'       => Player_Renderer::render_message( $text, $login ),
		);
	}

	/**
	 * Returns the headers of all responses.
	 *
	 * @param string $policy Content-Security-Policy.
	 * @return array<string, string>
	 */
	private static function get_headers( string $policy ): array {
		return array(
			'Content-Type'            => 'text/html; charset=utf-8',
			'Content-Security-Policy' => $policy,
			'X-Robots-Tag'            => 'noindex',
			'X-Content-Type-Options'  => 'nosniff',
			'Referrer-Policy'         => 'strict-origin-when-cross-origin',
		);
	}

	/** Returns the URL of the login page. After the login, it redirects to the page that embeds the player, or to the player. */
	private static function get_login_url( string $player ): string {
		$from = wp_get_raw_referer();
		return wp_login_url( wp_validate_redirect( $from ? $from : '', $player ) );
	}
}
