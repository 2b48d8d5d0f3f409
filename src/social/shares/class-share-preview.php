<?php
namespace Mainstreet\Social\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the preview of a post what its accounts would get, by the code that sends it.
 */
final class Share_Preview {

	/**
	 * Adds the messages.
	 *
	 * @param array       $card    Card of the post, as the preview shows it.
	 * @param \WP_Post    $post    Post.
	 * @param string|null $message What its author says to networks; null for what is stored.
	 * @param string[]    $own     What is said to single connections instead, by their numbers.
	 * @return array With `messages`: `connection_id` ('' for a microblog without an account), `single`, `opening`, `ending`.
	 */
	public static function add( $card, $post, $message, array $own = array() ) {
		$messages         = new Share_Messages( $post, null === $message ? Share_Messages::written( $post->ID ) : $message, array(), $own, $card );
		$card['messages'] = array( array( 'connection_id' => '' ) + $messages->texts() );
		foreach ( Share_Partners::of_user( $post, get_current_user_id() ) as list( $account, $network ) ) {
			$card['messages'][] = array( 'connection_id' => (string) $account->id() ) + $messages->texts( $account, $network );
		}
		return $card;
	}
}
