<?php
namespace Mainstreet\Social\Sharing_Buttons;


defined( 'ABSPATH' ) || exit;

/**
 * The table of services (docs/server-contract.md B.22): a URL with `{url}`, `{title}` and `{image}` of the post. Nothing is loaded from a
 * service. Services that no longer exist are not in the table, and their buttons are not rendered.
 */
final class Button_Services {

	/** Service => name (a brand, never translated) and URL. */
	const LINKS = array(
		'facebook'  => array( 'Facebook', 'https://www.facebook.com/sharer/sharer.php?u={url}' ),
		'x'         => array( 'X', 'https://x.com/intent/post?text={title}&url={url}' ),
		'linkedin'  => array( 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url={url}' ),
		'mastodon'  => array( 'Mastodon', '' ),
		'bluesky'   => array( 'Bluesky', 'https://bsky.app/intent/compose?text={title}%20{url}' ),
		'tumblr'    => array( 'Tumblr', 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}' ),
		'pinterest' => array( 'Pinterest', 'https://www.pinterest.com/pin/create/button/?url={url}&media={image}&description={title}' ),
		'reddit'    => array( 'Reddit', 'https://www.reddit.com/submit?url={url}&title={title}' ),
		'whatsapp'  => array( 'WhatsApp', 'https://api.whatsapp.com/send?text={title}%20{url}' ),
		'telegram'  => array( 'Telegram', 'https://t.me/share/url?url={url}&text={title}' ),
		'threads'   => array( 'Threads', 'https://www.threads.com/intent/post?text={title}%20{url}' ),
		'mail'      => array( '', 'mailto:?subject={title}&body={url}' ),
		// Actions of the browser; the URL is the fallback without script.
		'link'      => array( '', '{page}' ),
		'share'     => array( '', '{page}' ),
		'print'     => array( '', '{page}' ),
	);

	/** Names of services in older blocks. */
	const ALIASES = array(
		'twitter' => 'x',
		'email'   => 'mail',
	);

	/** Default buttons below the content. */
	const STANDARD = array( 'facebook', 'mastodon', 'bluesky', 'whatsapp', 'mail', 'link', 'share' );

	/** Finds a service by the name that a block has for it; '' for an unknown one. */
	public static function find( $name ): string {
		$id = is_string( $name ) && isset( self::ALIASES[ $name ] ) ? self::ALIASES[ $name ] : $name;
		return is_string( $id ) && isset( self::LINKS[ $id ] ) ? $id : '';
	}

	/**
	 * All labels, for settings.
	 *
	 * @return array<string, string> Label by service.
	 */
	public static function labels(): array {
		$labels = array();
		foreach ( array_keys( self::LINKS ) as $id ) {
			$labels[ $id ] = self::label( $id );
		}
		return $labels;
	}

	/**
	 * Label of a button.
	 *
	 * @param string $id Service.
	 * @return string
	 */
	public static function label( $id ) {
		switch ( $id ) {
			case 'mail':
				return __( 'Email', 'mainstreet-blocks' );
			case 'link':
				return __( 'Copy link', 'mainstreet-blocks' );
			case 'share':
				return __( 'Share', 'mainstreet-blocks' );
			case 'print':
				return __( 'Print', 'mainstreet-blocks' );
		}
		return isset( self::LINKS[ $id ] ) ? self::LINKS[ $id ][0] : '';
	}

	/**
	 * URL of a button.
	 *
	 * @return string Not escaped.
	 */
	public static function url( string $id, Shared_Page $page ): string {
		if ( 'mastodon' === $id ) {
			return self::mastodon_page( $page->post_id );
		}
		return strtr(
			self::LINKS[ $id ][1],
			array(
				'{page}'  => $page->url,
				'{url}'   => rawurlencode( $page->url ),
				'{title}' => rawurlencode( $page->title ),
				'{image}' => rawurlencode( $page->image ),
			)
		);
	}

	/** URL of the page that asks for the visitor's Mastodon server (Mastodon_Page). */
	public static function mastodon_page( int $post_id ): string {
		return add_query_arg( 'mainstreet_mastodon', (int) $post_id, home_url( '/' ) );
	}
}
