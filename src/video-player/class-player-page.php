<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Core\Http_Status;
use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Video;
use Mainstreet\Video_Player\Rendering\Player_View;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Access\Video_Grant;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `/?mainstreet_video={guid}` (docs/server-contract.md B.17): a document of our own, which is kept out of search engines and, for a
 * private video, out of every cache. Whoever may not watch one gets no address of its file.
 */
final class Player_Page {

	/** Answers the request. Called at `template_redirect`, behind what closes a site to strangers. */
	public static function answer(): void {
		// phpcs:ignore WordPress.Security -- a page to look at; each value is checked where it is read.
		$page = self::page( wp_unslash( $_GET ) );
		if ( ! headers_sent() ) {
			Http_Status::send( $page['status'] );
			header_remove( 'X-Frame-Options' );
			foreach ( $page['headers'] as $name => $value ) {
				header( "$name: $value" );
			}
		}
		if ( $page['is_private'] ) {
			if ( ! defined( 'DONOTCACHEPAGE' ) ) {
				define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches know.
			}
			if ( ! headers_sent() ) {
				nocache_headers();
				header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
			}
		}
		echo $page['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Player_View.
		exit;
	}

	/**
	 * What a request gets.
	 *
	 * @param array $query Parameters, unslashed, of any type.
	 * @return array `status`, `is_private` (kept by no cache), `headers`, `html`.
	 */
	public static function page( array $query ): array {
		$guid  = isset( $query[ Player_Address::PARAM ] ) ? $query[ Player_Address::PARAM ] : '';
		$video = Player_Address::is_guid( $guid ) ? Player_Video::find( $guid ) : null;
		if ( ! $video ) {
			return self::refusal( 404, __( 'This video is not available.', 'mainstreet-blocks' ) );
		}
		$grant = isset( $query[ Player_Grants::PARAM ] ) ? $query[ Player_Grants::PARAM ] : '';
		if ( ! Video_Access::can_watch( $video->id ) && ! Video_Grant::is_good( $guid, $grant ) ) {
			return self::no( $guid, '' !== $grant );
		}
		$video->open();
		$settings = Player_Settings::read( $query );
		if ( '' === $settings['poster'] ) {
			$settings['poster'] = Player_Settings::numbered_poster( $query );
		}
		$html  = Player_View::page( $video, $settings );
		$media = array_merge( array( $video->file, $video->copy ? $video->copy['src'] : '', $video->strip ? $video->strip['src'] : '', $video->poster, $settings['poster'] ), array_column( $video->tracks, 'src' ) );
		return array(
			'status'     => 200,
			'is_private' => $video->is_private,
			'headers'    => self::headers( Player_Policy::header( $media, Player_View::style( $settings ), $video->is_open() ) ),
			'html'       => $html,
		);
	}

	/**
	 * What somebody gets who may not watch.
	 *
	 * @param string $guid      Guid.
	 * @param bool   $was_shown Whether a page has shown it to who has paid, some time ago.
	 * @return array As page().
	 */
	private static function no( string $guid, bool $was_shown ): array {
		if ( $was_shown ) {
			return self::refusal( 403, __( 'This video is private. Please reload the page to watch it.', 'mainstreet-blocks' ) );
		}
		return is_user_logged_in()
			? self::refusal( 403, __( 'This video is private. You do not have permission to watch it.', 'mainstreet-blocks' ) )
			: self::refusal( 403, __( 'This video is private. Please log in to watch it.', 'mainstreet-blocks' ), self::login( Player_Address::of( $guid, array() ) ) );
	}

	/**
	 * A page that says no.
	 *
	 * @param int    $status HTTP status.
	 * @param string $text   Plain text.
	 * @param string $login  Address of the page to log in; '' for none.
	 * @return array As page().
	 */
	private static function refusal( int $status, string $text, string $login = '' ): array {
		return array(
			'status'     => $status,
			'is_private' => true,
			'headers'    => self::headers( Player_Policy::header( array(), '', false ) ),
			'html'       => Player_View::message( $text, $login ),
		);
	}

	/**
	 * Headers of all of them.
	 *
	 * @param string $policy Content-Security-Policy.
	 * @return array<string, string>
	 */
	private static function headers( string $policy ): array {
		return array(
			'Content-Type'            => 'text/html; charset=utf-8',
			'Content-Security-Policy' => $policy,
			'X-Robots-Tag'            => 'noindex',
			'X-Content-Type-Options'  => 'nosniff',
			'Referrer-Policy'         => 'strict-origin-when-cross-origin',
		);
	}

	/**
	 * Where to log in; it leads back to the page that shows the player, else to the player.
	 *
	 * @param string $player Address of the player.
	 */
	private static function login( string $player ): string {
		$from = wp_get_raw_referer();
		return wp_login_url( wp_validate_redirect( $from ? $from : '', $player ) );
	}
}
