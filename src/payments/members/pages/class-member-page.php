<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Attributes;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Access\Link_Cookie;
use Mainstreet\Payments\Members\Access\User_Addresses;
use Mainstreet\Payments\Members\Memberships\Account;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Submissions\Pipeline\Request_Origin;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `/?mainstreet_access=login|in|account` (docs/server-contract.md B.8): the form that asks for a link, the page
 * behind the link, and what a member has, each in the site's own look. A GET changes nothing, since mail scanners follow links.
 */
final class Member_Page {

	/** Parameter that names the page. */
	const PARAM = 'mainstreet_access';

	/** Pages. */
	const LOGIN   = 'login';
	const IN      = 'in';
	const ACCOUNT = 'account';

	/**
	 * Address of a page.
	 *
	 * @param string $page One of the above.
	 * @param array  $more Further parameters.
	 * @return string Absolute, not escaped.
	 */
	public static function url( string $page, array $more = array() ): string {
		return add_query_arg( array( self::PARAM => $page ) + $more, home_url( '/' ) );
	}

	/** Answers the request. Called at `template_redirect`. */
	public static function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- links hold their proof; posts are checked below.
		$get    = array(
			self::PARAM => Attributes::parameter( $_GET, self::PARAM ),
			'p'         => Attributes::parameter( $_GET, 'p' ),
		);
		$secret = Attributes::parameter( $_GET, 'k' );
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : 'get';
		$posted = 'post' === $method ? array_map( 'strval', array_filter( wp_unslash( $_POST ), 'is_scalar' ) ) : null;
		// phpcs:enable
		if ( self::IN === $get[ self::PARAM ] && '' !== $secret ) {
			// No page of the theme is shown at an address that lets somebody in.
			Link_Cookie::write( $secret );
			self::lead( self::url( self::IN ) );
		}
		$page = self::page( $get + array( 'k' => Link_Cookie::read() ), $posted );
		if ( isset( $page['leads_to'] ) ) {
			self::lead( $page['leads_to'] );
		}
		Themed_Page::show( $page['title'], Member_Page_View::html( $page ), isset( $page['status'] ) ? $page['status'] : 200 );
	}

	/**
	 * Leads to another page, and ends the request.
	 *
	 * @param string $url Address on the site itself, or of the provider's own page for its customer.
	 */
	private static function lead( $url ): void {
		if ( ! headers_sent() ) {
			nocache_headers();
			header( 'Cache-Control: no-store, private' );
			header( 'Referrer-Policy: no-referrer' );
		}
		wp_redirect( esc_url_raw( $url, array( 'http', 'https' ) ), 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- an address of ours or the provider's.
		exit;
	}

	/**
	 * Does what a request asks for.
	 *
	 * @param array      $get    Parameters, texts.
	 * @param array|null $posted What was posted; null for a GET.
	 * @return array `leads_to` (address), or `title`, `status` and what Member_Page_View::html() draws.
	 */
	public static function page( array $get, ?array $posted ): array {
		if ( null !== $posted && ! Request_Origin::is_own() ) {
			return array(
				'status' => 400,
				'title'  => __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ),
				'text'   => '',
			);
		}
		$post = isset( $get['p'] ) ? absint( $get['p'] ) : 0;
		switch ( $get[ self::PARAM ] ) {
			case self::IN:
				return self::in( isset( $get['k'] ) ? $get['k'] : '', null !== $posted );
			case self::ACCOUNT:
				return Account::page( $posted );
			default:
				return null === $posted ? self::form( '', '', 200 ) : self::ask( isset( $posted['email'] ) ? $posted['email'] : '', $post );
		}
	}

	/**
	 * The form that asks for a link.
	 *
	 * @param string $email  What was typed.
	 * @param string $error  What is wrong with it.
	 * @param int    $status HTTP status.
	 */
	private static function form( $email, string $error, int $status ): array {
		return array(
			'status' => $status,
			'title'  => __( 'Log in', 'mainstreet-blocks' ),
			'text'   => __( 'Enter the email address you paid or subscribed with, and we will send you a login link. No password needed.', 'mainstreet-blocks' ),
			'email'  => $email,
			'error'  => $error,
		);
	}

	/**
	 * The form was sent.
	 *
	 * @param string $email What was typed.
	 * @param int    $post  Post that the link leads back to.
	 */
	private static function ask( $email, int $post ): array {
		$asked = Member_Links::ask( $email, $post );
		if ( is_wp_error( $asked ) ) {
			return self::form( $email, $asked->get_error_message(), (int) $asked->get_error_data()['status'] );
		}
		return array(
			'title' => __( 'Please check your email', 'mainstreet-blocks' ),
			'text'  => self::sent(),
		);
	}

	/** What is said to everybody who asked for a link. */
	public static function sent(): string {
		return __( 'If there is a membership or subscription for this address, we have sent a link to it. The link works once and expires in 15 minutes.', 'mainstreet-blocks' );
	}

	/**
	 * The page behind the link.
	 *
	 * @param string $secret  What the address holds.
	 * @param bool   $pressed Whether its button was pressed.
	 */
	private static function in( $secret, bool $pressed ): array {
		$found = $pressed ? null : Member_Links::find( $secret );
		if ( $found ) {
			return array(
				'title'  => __( 'Welcome back', 'mainstreet-blocks' ),
				'text'   => self::whose( Members::find( (int) $found['member_id'] ) ),
				'button' => __( 'Log in', 'mainstreet-blocks' ),
			);
		}
		$link = $pressed ? Member_Links::open( $secret ) : null;
		if ( ! $link ) {
			return array(
				'status' => 410,
				'title'  => __( 'This link is no longer valid', 'mainstreet-blocks' ),
				'text'   => __( 'It was already used or has expired.', 'mainstreet-blocks' ),
				'link'   => array( self::url( self::LOGIN ), __( 'Send a new link', 'mainstreet-blocks' ) ),
			);
		}
		Link_Cookie::write( '' );
		Access_Cookie::give( $link['member'] );
		if ( is_user_logged_in() ) {
			Members::link_user( (int) $link['member']['id'], get_current_user_id() );
			User_Addresses::opened( wp_get_current_user(), $link['member']['email'] );
		}
		$back = $link['post_id'] && is_post_publicly_viewable( $link['post_id'] ) ? (string) get_permalink( $link['post_id'] ) : '';
		return array( 'leads_to' => '' === $back ? self::url( self::ACCOUNT ) : $back );
	}

	/**
	 * Says whose account a link opens, since the link may be somebody else's, and what it will be connected with.
	 *
	 * @param array|null $member Row of Members.
	 */
	private static function whose( ?array $member ): string {
		$isolated = static function ( $name ) {
			return "\u{2068}$name\u{2069}";
		};
		$email    = $isolated( Email_Address::masked( $member ? $member['email'] : '' ) );
		/* translators: %s: e-mail address, with most of it left out. */
		$text = sprintf( __( 'Click the button to log in as %s with this browser.', 'mainstreet-blocks' ), $email );
		if ( ! is_user_logged_in() ) {
			return $text;
		}
		/* translators: %s: name of a user. */
		return $text . ' ' . sprintf( __( 'What was bought with this address will belong to the user %s, too.', 'mainstreet-blocks' ), $isolated( wp_get_current_user()->display_name ) );
	}
}
