<?php
namespace Mainstreet\Newsletter\Subscribers\Pages;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Resend;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `/?mainstreet_sub=confirm|out&s=<id>&k=<proof>` and `/?mainstreet_sub=again` (docs/server-contract.md B.3). A GET changes nothing,
 * since mail scanners follow links; the button on the page does.
 */
final class Subscriber_Pages {

	/** Answers the request: with a page of the theme. Called at `template_redirect`. */
	public static function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the link itself is the proof.
		$what   = Attributes::parameter( $_GET, Subscriber_Links::PARAM );
		$id     = self::number( Attributes::parameter( $_GET, 's' ) );
		$proof  = Attributes::parameter( $_GET, 'k' );
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : 'get';
		$posted = 'post' === $method ? array_map( 'strval', array_filter( wp_unslash( $_POST ), 'is_scalar' ) ) : null;
		// phpcs:enable
		$page   = self::page( $what, $id, $proof, $posted );
		$action = add_query_arg(
			array(
				Subscriber_Links::PARAM => rawurlencode( $what ),
				's'                     => $id,
				'k'                     => rawurlencode( $proof ),
			),
			home_url( '/' )
		);
		Themed_Page::show( $page['title'], Subscriber_Page_View::html( $page, $action ), $page['status'] );
		add_action( 'wp_head', array( __CLASS__, 'hide_address' ), -PHP_INT_MAX );
	}

	/** Takes the proof out of the address before scripts of the theme can read it there. */
	public static function hide_address(): void {
		wp_print_inline_script_tag( 'history.replaceState(null,"",location.pathname)' );
	}

	/**
	 * Does what a request asks for.
	 *
	 * @param string     $what   `confirm`, `out` or `again`.
	 * @param int        $id     The subscriber.
	 * @param string     $proof  Secret or signature of the link.
	 * @param array|null $posted What was posted, unslashed; null for a GET.
	 * @return array `status` (HTTP), `title`, `text`, and where there is one `button`, `name` (form to change it), `frequency` (what is chosen, to be changed with the name or at the button), `again` (form that asks for a new link) with `error`.
	 */
	public static function page( string $what, int $id, string $proof, ?array $posted ): array {
		if ( isset( $posted['again'] ) ) {
			return Subscriber_Resend::page( $posted['again'], 'again' === $what ? Subscriber_Resend::form() : self::invalid() );
		}
		if ( 'again' === $what ) {
			return Subscriber_Resend::form();
		}
		$row = ( new Subscribers() )->find( $id );
		if ( 'confirm' === $what ) {
			return null === $posted ? self::ask( $row, $proof ) : self::confirm( $row, $proof, $posted );
		}
		if ( 'out' !== $what || ! Subscriber_Links::is_out( $row, $proof ) ) {
			return self::invalid();
		}
		if ( null === $posted ) {
			return self::manage( $row );
		}
		return isset( $posted['name'] ) ? self::save( $row, $posted ) : self::end( $row );
	}

	/**
	 * The page with the button.
	 *
	 * @param array|null $row   The subscriber.
	 * @param string     $proof Secret.
	 */
	private static function ask( ?array $row, string $proof ): array {
		if ( ! Subscriber_Opt_In::is_valid( $row, $proof ) ) {
			return self::invalid();
		}
		return array(
			'status' => 200,
			/* translators: %s: name of the site. */
			'title'  => sprintf( __( 'Confirm your subscription to %s', 'mainstreet-blocks' ), Mail_Layout::site() ),
			/* translators: %s: e-mail address. */
			'text'   => sprintf( __( 'Please confirm that you want to receive our emails at %s.', 'mainstreet-blocks' ), self::isolated( Email_Address::masked( $row['email'] ) ) ),
			// As the form's standard message and the mail call it.
			'button' => __( 'Confirm Follow', 'mainstreet-blocks' ),
		) + self::frequency( $row );
	}

	/**
	 * The button was pressed.
	 *
	 * @param array|null $row    The subscriber.
	 * @param string     $proof  Secret.
	 * @param array      $posted What was posted.
	 */
	private static function confirm( ?array $row, string $proof, array $posted ): array {
		if ( ! Subscriber_Opt_In::confirm( $row, $proof ) ) {
			return self::invalid();
		}
		$row = self::choose( $row, $posted );
		return array(
			'status' => 200,
			'title'  => __( 'Thank you, you are subscribed', 'mainstreet-blocks' ),
			'text'   => Subscriber_Frequency::is_weekly( $row ) ? __( 'New posts will be sent to you once a week. You can unsubscribe with the link in any email.', 'mainstreet-blocks' ) : __( 'New posts will be sent to you by email. You can unsubscribe with the link in any email.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * The page to unsubscribe.
	 *
	 * @param array $row The subscriber.
	 */
	private static function manage( array $row ): array {
		if ( ! in_array( $row['status'], array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING ), true ) ) {
			return self::ended();
		}
		return array(
			'status' => 200,
			'title'  => __( 'Your subscription', 'mainstreet-blocks' ),
			/* translators: 1: name of the site, 2: e-mail address. */
			'text'   => sprintf( __( 'Emails from %1$s are sent to %2$s.', 'mainstreet-blocks' ), Mail_Layout::site(), self::isolated( Email_Address::masked( $row['email'] ) ) ),
			'button' => __( 'Unsubscribe', 'mainstreet-blocks' ),
			'name'   => $row['name'],
		) + self::frequency( $row );
	}

	/**
	 * A text that keeps its own direction in the sentence around it.
	 *
	 * @param string $text Plain text.
	 */
	private static function isolated( string $text ): string {
		return "\u{2068}$text\u{2069}";
	}

	/**
	 * Name and choice were changed.
	 *
	 * @param array $row    The subscriber.
	 * @param array $posted `name`, and `frequency` where it can be chosen.
	 */
	private static function save( array $row, array $posted ): array {
		$row         = self::choose( $row, $posted );
		$row['name'] = Subscriber_Row::clean( $posted['name'], 100 );
		Sql::update( 'subscribers', array( 'name' => $row['name'] ), 'id = ' . (int) $row['id'] );
		$notice = isset( $posted['frequency'] ) ? __( 'Saved.', 'mainstreet-blocks' ) : __( 'Your name has been saved.', 'mainstreet-blocks' );
		return array_merge( self::manage( $row ), array( 'notice' => $notice ) );
	}

	/**
	 * What a person chose is written down: how often e-mails are wanted.
	 *
	 * @param array $row    The subscriber.
	 * @param array $posted What was posted.
	 * @return array The row as it is now.
	 */
	private static function choose( array $row, array $posted ): array {
		if ( isset( $posted['frequency'] ) && Subscriber_Frequency::day() ) {
			$row['frequency'] = Subscriber_Frequency::clean( $posted['frequency'] );
			Sql::update( 'subscribers', array( 'frequency' => $row['frequency'] ), 'id = ' . (int) $row['id'] );
		}
		return $row;
	}

	/**
	 * What stands chosen, where it can be chosen.
	 *
	 * @param array $row The subscriber.
	 * @return array `frequency`, or nothing.
	 */
	private static function frequency( array $row ): array {
		return Subscriber_Frequency::day() ? array( 'frequency' => Subscriber_Frequency::clean( $row['frequency'] ) ) : array();
	}

	/**
	 * Somebody unsubscribes, on the page or by one click in the mail program.
	 *
	 * @param array $row The subscriber.
	 */
	private static function end( array $row ): array {
		( new Subscribers() )->unsubscribe( $row['id'] );
		return self::ended();
	}

	/** The page behind it. */
	private static function ended(): array {
		return array(
			'status' => 200,
			'title'  => __( 'You have been unsubscribed', 'mainstreet-blocks' ),
			/* translators: %s: name of the site. */
			'text'   => sprintf( __( 'You will no longer receive emails from %s.', 'mainstreet-blocks' ), Mail_Layout::site() ),
		);
	}

	/** A link that is used up, too old or wrong: the same page for all, which tells nothing. */
	private static function invalid(): array {
		return array(
			'status' => 410,
			'title'  => __( 'This link is no longer valid', 'mainstreet-blocks' ),
			'text'   => __( 'It was already used or has expired. If you have confirmed your subscription, there is nothing you need to do. Otherwise, we can send you a new link.', 'mainstreet-blocks' ),
			'again'  => '',
		);
	}

	/**
	 * A number of a subscriber.
	 *
	 * @param string $text What the link holds.
	 * @return int 0 for what is none.
	 */
	private static function number( string $text ): int {
		return preg_match( '/^\d{1,18}$/D', $text ) ? (int) $text : 0;
	}
}
