<?php
/**
 * How the pages behind the links in our mails look.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Core\Visitor_Text;
use Mainstreet\Mail\Mail_Layout;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a page that stands for itself: no theme, no script, no file from anywhere. It is small
 * enough to be right in each mail program's browser.
 */
final class Subscriber_Page_View {

	const STYLE = ':root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#f4f4f2;color:#1e1e1e;font:16px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}main{width:100%;max-width:480px;padding:40px 32px;border-radius:12px;background:#fff;box-shadow:0 1px 3px rgba(0,0,0,.12)}h1{margin:0 0 12px;font-size:26px;line-height:1.25;text-wrap:balance}p{margin:0 0 24px;overflow-wrap:anywhere}button{font:inherit;font-weight:600;padding:12px 24px;border:1px solid #1e1e1e;border-radius:6px;background:#1e1e1e;color:#fff;cursor:pointer}button:hover{background:#3a3a3a}button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #3858e9;outline-offset:2px}.quiet{background:transparent;color:inherit;border-color:currentcolor}.quiet:hover{background:rgba(128,128,128,.15)}form.manage{margin-block-start:32px;padding-block-start:24px;border-block-start:1px solid #ddd}label{display:block;margin-block-end:6px;font-weight:600}.line{display:flex;gap:8px;flex-wrap:wrap}input{flex:1 1 180px;font:inherit;padding:11px 12px;border:1px solid #767676;border-radius:6px;background:transparent;color:inherit}[role=status]{padding:10px 14px;border-radius:6px;background:#e6f4e8;color:#14521f}.site{margin:32px 0 0;font-size:14px}.site a{color:inherit}@media (prefers-color-scheme:dark){body{background:#16181a;color:#ececec}main{background:#22262a}button{background:#ececec;border-color:#ececec;color:#16181a}button:hover{background:#fff}.quiet{background:transparent;color:inherit}form.manage{border-color:#444}input{border-color:#9a9a9a}button:focus-visible,a:focus-visible,input:focus-visible{outline-color:#9db0ff}}';

	/**
	 * Prints a page.
	 *
	 * @param array $page As Subscriber_Pages::page(); `notice` is a message above.
	 */
	public static function show( array $page ) {
		$lang = str_replace( '_', '-', get_locale() );
		?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr( $lang ); ?>" dir="<?php echo is_rtl() ? 'rtl' : 'ltr'; ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title><?php echo esc_html( $page['title'] . ' – ' . Mail_Layout::site() ); ?></title>
<style><?php echo self::STYLE; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant. ?></style>
</head>
<body>
<main>
		<?php if ( ! empty( $page['notice'] ) ) : ?>
	<p role="status"><?php echo esc_html( $page['notice'] ); ?></p>
		<?php endif; ?>
	<h1><?php echo esc_html( $page['title'] ); ?></h1>
	<p><?php echo Visitor_Text::escape( $page['text'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped; it names the address. ?></p>
		<?php
		if ( isset( $page['button'] ) ) {
			self::form( $page['button'] );
		}
		if ( isset( $page['name'] ) ) {
			self::name_form( $page['name'] );
		}
		?>
	<p class="site"><a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php echo esc_html( Mail_Layout::site() ); ?></a></p>
</main>
</body>
</html>
		<?php
	}

	/**
	 * The button. It posts to the page's own address, which holds the proof.
	 *
	 * @param string $label Its text.
	 */
	private static function form( $label ) {
		?>
	<form method="post"><input type="hidden" name="do" value="1"><button><?php echo esc_html( $label ); ?></button></form>
		<?php
	}

	/**
	 * The form that changes the name.
	 *
	 * @param string $name The name now.
	 */
	private static function name_form( $name ) {
		?>
	<form method="post" class="manage">
		<label for="name"><?php esc_html_e( 'Your name', 'mainstreet-blocks' ); ?></label>
		<div class="line">
			<input id="name" name="name" maxlength="100" autocomplete="name" value="<?php echo Visitor_Text::escape( $name ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped. ?>">
			<button class="quiet"><?php esc_html_e( 'Save', 'mainstreet-blocks' ); ?></button>
		</div>
	</form>
		<?php
	}
}
