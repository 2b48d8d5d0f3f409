<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/?mainstreet_access=login|in|account` in the theme (docs/server-contract.md B.8): the form for a login link, the page that
 * the link opens, and the account. A GET request changes nothing, because mail scanners follow links.
 */
final class Member_Page {

	const COOKIE = 'wp-mainstreet-link';

	/** Callback of `template_redirect`. Shows the page, or redirects. */
	public static function handle(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- links contain a secret; POST requests are checked below.
		$get    = array(
			Member_Links::PARAM => Attributes::parameter( $_GET, Member_Links::PARAM ),
			'p'                 => Attributes::parameter( $_GET, 'p' ),
		);
		$secret = Attributes::parameter( $_GET, 'k' );
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : 'get';
		$posted = 'post' === $method ? array_map( 'strval', array_filter( wp_unslash( $_POST ), 'is_scalar' ) ) : null;
		// phpcs:enable
		if ( Member_Links::IN === $get[ Member_Links::PARAM ] && '' !== $secret ) {
			// The theme must not be rendered at a URL that contains the secret.
			self::store_secret( $secret );
			self::redirect( Member_Links::url( Member_Links::IN ) );
		}
		$page = self::build( $get + array( 'k' => self::read_secret() ), $posted );
		if ( isset( $page['leads_to'] ) ) {
			self::redirect( $page['leads_to'] );
		}
		Themed_Page::show( $page['title'], Member_Page_Renderer::render( $page ), isset( $page['status'] ) ? $page['status'] : 200 );
	}

	/**
	 * Redirects to another page, and ends the request.
	 *
	 * @param string $url URL on this site, or of the provider's customer portal.
	 */
	private static function redirect( $url ): void {
		if ( ! headers_sent() ) {
			nocache_headers();
			header( 'Cache-Control: no-store, private' );
			header( 'Referrer-Policy: no-referrer' );
		}
		wp_redirect( esc_url_raw( $url, array( 'http', 'https' ) ), 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- a URL of this site or of the provider.
		exit;
	}

	/**
	 * Processes the request, and returns the data of the page.
	 *
	 * @param array      $get    Query parameters, and `k`, the secret from the cookie.
	 * @param array|null $posted Submitted values; null for a GET request.
	 * @return array `leads_to` (URL), or `title`, `status` and the data for Member_Page_Renderer::render().
	 */
	public static function build( array $get, ?array $posted ): array {
		if ( null !== $posted && ! Request_Checks::is_own_origin() ) {
			return array(
				'status' => 400,
				'title'  => __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ),
				'text'   => '',
			);
		}
		$post = isset( $get['p'] ) ? absint( $get['p'] ) : 0;
		switch ( $get[ Member_Links::PARAM ] ) {
			case Member_Links::IN:
				return self::build_link_page( isset( $get['k'] ) ? $get['k'] : '', null !== $posted );
			case Member_Links::ACCOUNT:
				return Account_Page::build( $posted );
			default:
				return null === $posted ? self::build_login_form( '', '', 200 ) : self::handle_login_form( isset( $posted['email'] ) ? $posted['email'] : '', $post );
		}
	}

	/**
	 * Returns the data of the form for a link.
	 *
	 * @param string $email  Address as entered.
	 * @param string $error  Error message; empty if there is none.
	 * @param int    $status HTTP status.
	 */
	private static function build_login_form( $email, string $error, int $status ): array {
		return array(
			'status' => $status,
			'title'  => __( 'Log in', 'mainstreet-blocks' ),
			'text'   => __( 'Enter the email address you paid or subscribed with, and we will send you a login link. No password needed.', 'mainstreet-blocks' ),
			'email'  => $email,
			'error'  => $error,
		);
	}

	/**
	 * Processes the form for a link.
	 *
	 * @param string $email Address as entered.
	 * @param int    $post  Post that the link leads back to; 0 for none.
	 */
	private static function handle_login_form( $email, int $post ): array {
		$result = Member_Links::request( $email, $post );
		if ( is_wp_error( $result ) ) {
			return self::build_login_form( $email, $result->get_error_message(), (int) $result->get_error_data()['status'] );
		}
		return array(
			'title' => __( 'Please check your email', 'mainstreet-blocks' ),
			'text'  => self::get_sent_message(),
		);
	}

	/** Returns the message after a request for a link, which is the same for every address. */
	public static function get_sent_message(): string {
		return __( 'If there is a membership or subscription for this address, we have sent a link to it. The link works once and expires in 15 minutes.', 'mainstreet-blocks' );
	}

	/**
	 * Returns the data of the page that a link opens. Only its button logs in.
	 *
	 * @param string $secret  Secret of the link.
	 * @param bool   $pressed Whether the button was pressed.
	 */
	private static function build_link_page( $secret, bool $pressed ): array {
		$found = $pressed ? null : Member_Links::find( $secret );
		if ( $found ) {
			return array(
				'title'  => __( 'Welcome back', 'mainstreet-blocks' ),
				'text'   => self::describe_owner( Members::find( (int) $found['member_id'] ) ),
				'button' => __( 'Log in', 'mainstreet-blocks' ),
			);
		}
		$link = $pressed ? Member_Links::open( $secret ) : null;
		if ( ! $link ) {
			return array(
				'status' => 410,
				'title'  => __( 'This link is no longer valid', 'mainstreet-blocks' ),
				'text'   => __( 'It was already used or has expired.', 'mainstreet-blocks' ),
				'link'   => array( Member_Links::url( Member_Links::LOGIN ), __( 'Send a new link', 'mainstreet-blocks' ) ),
			);
		}
		self::store_secret( '' );
		Visitor::log_in( $link['member'] );
		if ( is_user_logged_in() ) {
			Members::link_user( (int) $link['member']['id'], get_current_user_id() );
			Members::prove_opened_link( wp_get_current_user(), $link['member']['email'] );
		}
		$back = $link['post_id'] && is_post_publicly_viewable( $link['post_id'] ) ? (string) get_permalink( $link['post_id'] ) : '';
		return array( 'leads_to' => '' === $back ? Member_Links::url( Member_Links::ACCOUNT ) : $back );
	}

	/**
	 * Returns a text with the masked address of the member, because the link may be someone else's, and with the user who will be linked.
	 *
	 * @param array|null $member Row of Members.
	 */
	private static function describe_owner( ?array $member ): string {
		$isolated = static fn( $name ) => "\u{2068}$name\u{2069}";
		$email    = $isolated( Email_Address::mask( $member ? $member['email'] : '' ) );
		/* translators: %s: e-mail address, with most of it left out. */
		$text = sprintf( __( 'Click the button to log in as %s with this browser.', 'mainstreet-blocks' ), $email );
		if ( ! is_user_logged_in() ) {
			return $text;
		}
		/* translators: %s: name of a user. */
		return $text . ' ' . sprintf( __( 'What was bought with this address will belong to the user %s, too.', 'mainstreet-blocks' ), $isolated( wp_get_current_user()->display_name ) );
	}

	/** Returns the secret from the cookie; '' if there is none. */
	public static function read_secret(): string {
		$text = Attributes::parameter( $_COOKIE, self::COOKIE );
		return self::is_secret( $text ) ? $text : '';
	}

	/**
	 * Stores a secret in the cookie, for the lifetime of links. An invalid secret deletes the cookie, because web servers reject
	 * responses with overlong cookies.
	 *
	 * @param string $secret Secret; empty deletes the cookie.
	 */
	public static function store_secret( string $secret ): void {
		Visitor_Cookie::send( self::COOKIE, self::is_secret( $secret ) ? $secret : '', time() + Member_Links::LIFETIME );
	}

	/** Whether a text has the format of a secret. */
	private static function is_secret( string $text ): bool {
		return 1 === preg_match( '/^[0-9a-f]{64}$/D', $text );
	}
}
