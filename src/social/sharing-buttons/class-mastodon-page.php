<?php
namespace Mainstreet\Social\Sharing_Buttons;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Host_Name;
use Mainstreet\Core\Http_Status;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Social\Post_Switches;
use Mainstreet\Submissions\Pipeline\Request_Checks;

defined( 'ABSPATH' ) || exit;

/**
 * Accounts at Mastodon are on many servers, so a link alone has no target. This page asks for the visitor's server and redirects to that
 * server's page for a new post. No request is sent to any server from here, and the input is not stored.
 *
 * Only a form sent from the page itself redirects to another site; a link to the page can't.
 */
final class Mastodon_Page {

	/** Handles the request, and ends it. */
	public static function handle(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- nothing is done on this site.
		$asked = isset( $_GET['mainstreet_mastodon'] ) && is_scalar( $_GET['mainstreet_mastodon'] ) ? absint( $_GET['mainstreet_mastodon'] ) : 0;
		$typed = Attributes::parameter( $_POST, 'server' );
		$post  = get_post( $asked );
		$sent  = isset( $_POST['server'] );
		// phpcs:enable
		if ( ! Post_Switches::is_active( 'sharing-buttons' ) || ! Post_Switches::is_shared( $post ) ) {
			wp_safe_redirect( home_url( '/' ) );
			exit;
		}
		$host = $sent && Request_Checks::is_own_origin() ? self::parse_host( $typed ) : '';
		nocache_headers();
		if ( '' !== $host ) {
			// The one redirect to another site: the visitor has entered it on this page.
			wp_redirect( self::share_url( $host, $post ), 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- the visitor's own server is another site.
			exit;
		}
		Http_Status::send( $sent ? 400 : 200 );
		header( 'Content-Type: text/html; charset=utf-8' );
		self::render( $post, $sent ? substr( $typed, 0, 300 ) : '', $sent );
		exit;
	}

	/**
	 * URL of a server's page for a new post.
	 *
	 * @param \WP_Post $post Post that is shared.
	 */
	public static function share_url( string $host, \WP_Post $post ): string {
		return 'https://' . $host . '/share?text=' . rawurlencode( Shared_Page::from_post( $post )->title . ' ' . get_permalink( $post ) );
	}

	/**
	 * Reads a host: `example.social`, a URL there, or the name of an account there.
	 *
	 * @param string $typed Text as typed.
	 * @return string '' for none.
	 */
	public static function parse_host( string $typed ): string {
		if ( ! preg_match( '#^\s*(?:https?://)?(?:@?[\w.-]*@)?([^\s/@:?\#]{4,253})(?:/[^\s]*)?\s*$#iu', $typed, $found ) ) {
			return '';
		}
		$ascii = rtrim( Host_Name::ascii( $found[1] ), '.' );
		return preg_match( '/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/D', $ascii ) ? $ascii : '';
	}

	/**
	 * Prints the page.
	 *
	 * @param \WP_Post $post     Post that is shared.
	 * @param string   $typed    Text that was typed before.
	 * @param bool     $is_wrong Whether it is invalid.
	 */
	private static function render( \WP_Post $post, string $typed, bool $is_wrong ): void {
		$title = __( 'Share on Mastodon', 'mainstreet-blocks' );
		?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr( str_replace( '_', '-', get_locale() ) ); ?>" dir="<?php echo is_rtl() ? 'rtl' : 'ltr'; ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title><?php echo esc_html( $title . ' – ' . Mail_Layout::site() ); ?></title>
<style><?php echo Style_Sheet::read( 'social/mastodon-page' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a file of the build. ?></style>
</head>
<body>
<main>
	<h1><?php echo esc_html( $title ); ?></h1>
	<p><?php echo esc_html( Shared_Page::from_post( $post )->title ); ?></p>
	<form method="post">
		<label for="server"><?php esc_html_e( 'Your Mastodon server', 'mainstreet-blocks' ); ?></label>
		<div class="line">
			<input id="server" name="server" maxlength="300" required autocomplete="on" autocapitalize="off" spellcheck="false" inputmode="url" placeholder="mastodon.social" value="<?php echo esc_attr( $typed ); ?>"<?php echo $is_wrong ? ' aria-invalid="true" aria-describedby="server-error"' : ''; ?>>
			<button><?php esc_html_e( 'Share', 'mainstreet-blocks' ); ?></button>
		</div>
		<?php if ( $is_wrong ) : ?>
		<p id="server-error" role="alert"><?php esc_html_e( 'Enter the name of your server, such as mastodon.social.', 'mainstreet-blocks' ); ?></p>
		<?php endif; ?>
	</form>
	<p class="site"><a href="<?php echo esc_url( (string) get_permalink( $post ) ); ?>"><?php esc_html_e( 'Back to the post', 'mainstreet-blocks' ); ?></a></p>
</main>
</body>
</html>
		<?php
	}
}
