<?php
/**
 * Plans of authors: they open posts of their own author, and nothing of the owner's.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Plans\Plan_Post;
use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

require_once dirname( __DIR__, 3 ) . '/tests/php/members.php';

/** A plan that is paid every month, made by somebody with a role; `0` for nobody. */
function plan_by( $role, array $fields = array() ) {
	act_as( '0' === $role ? '' : $role );
	return member_plan( $fields + array( 'interval' => '1 month', 'price' => '20' ) );
}

/** A post for paying members, written by somebody with a role; of a tier where one is given. */
function paid_post_by( $role, $tier = 0, $content = 'SECRETTEXT' ) {
	act_as( $role );
	$author = get_current_user_id();
	act_as( 'administrator' );
	$meta = array( '_jetpack_newsletter_access' => 'paid_subscribers' ) + ( $tier ? array( '_jetpack_newsletter_tier_id' => (string) $tier ) : array() );
	return get_post( wp_insert_post( wp_slash( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_author' => $author, 'post_content' => $content, 'meta_input' => $meta ) ) ) );
}

/** Whether who subscribed to a plan reads a post. */
function opens_for( $plan, \WP_Post $post ) {
	$email = "reader-of-$plan@example.org";
	\Mainstreet\Payments\Members\Memberships\Members::find_by_email( $email ) || subscribed( $plan, $email );
	with_cookie_of( $email );
	return Access_Policy::has_access( Subject::from_post( $post ), Reader::visitor() );
}

/** A plan of the highest price, which the buyer names. */
const NAMED_HIGH = array( 'title' => 'Named', 'type' => 'tier', 'price' => '900000', 'buyer_can_change_amount' => true );

test( 'a tier of an author with a price that the buyer names opens no post of the owner’s tier', function () {
	$owner = plan_by( 'administrator', array( 'type' => 'tier' ) );
	foreach ( array( 'contributor', 'author', 'editor' ) as $role ) {
		$named = plan_by( $role, NAMED_HIGH );
		$fixed = plan_by( $role, array( 'type' => 'tier', 'price' => '900' ) );
		foreach ( array( paid_post_by( 'administrator', $owner ), paid_post_by( 'administrator' ) ) as $post ) {
			same( array( true, false, false ), array( opens_for( $owner, $post ), opens_for( $named, $post ), opens_for( $fixed, $post ) ), $role );
		}
	}
} );

test( 'an author’s tier takes no plan of the owner’s from those that open a post', function () {
	$owner = plan_by( 'administrator' );
	$code  = plan_by( '0', array( 'title' => 'Made by a program' ) );
	$tier  = plan_by( 'author', array( 'type' => 'tier', 'price' => '0.50' ) );
	same( array( $owner, $code ), Subject::from_post( paid_post_by( 'administrator' ) )->plans() );
	same( array( $owner, $code, $tier ), Subject::from_post( paid_post_by( 'author' ) )->plans(), 'the author’s own post:' );
	same( array( $owner, $code ), Subject::from_post( paid_post_by( 'editor' ) )->plans(), 'a post of a third person:' );
	$own = plan_by( 'administrator', array( 'type' => 'tier' ) );
	same( array( $own ), Subject::from_post( paid_post_by( 'administrator' ) )->plans(), 'the owner’s own tier:' );
	same( array( $tier, $own ), Subject::from_post( paid_post_by( 'author' ) )->plans() );
} );

test( 'an author’s cheap plan opens posts of that author alone, where there are no tiers', function () {
	foreach ( array( 'contributor', 'author', 'editor' ) as $role ) {
		$cheap = plan_by( $role, array( 'price' => '0.50' ) );
		same( false, opens_for( $cheap, paid_post_by( 'administrator' ) ), $role );
		same( false, opens_for( $cheap, paid_post_by( 'subscriber' ) ), $role );
		same( true, opens_for( $cheap, paid_post_by( $role ) ), $role );
	}
	same( true, opens_for( plan_by( 'administrator', array( 'title' => 'All' ) ), paid_post_by( 'author' ) ), 'the owner’s plan:' );
} );

test( 'what counts is who the authors of the plan and of the post are now, and what they may do now', function () {
	$plan = plan_by( 'author', array( 'price' => '0.50' ) );
	$own  = paid_post_by( 'author' );
	same( true, opens_for( $plan, $own ) );
	wp_update_post( array( 'ID' => $own->ID, 'post_author' => 1 ) );
	same( false, opens_for( $plan, get_post( $own->ID ) ), 'the post is another’s:' );
	$post = paid_post_by( 'administrator' );
	wp_update_post( array( 'ID' => $plan, 'post_author' => 1 ) );
	same( true, opens_for( $plan, $post ), 'the plan is the owner’s:' );
	// An administrator who is an author from now on, or gone.
	$second = wp_insert_user( array( 'user_login' => 'second' . wp_rand(), 'user_pass' => 'x', 'role' => 'administrator' ) );
	wp_update_post( array( 'ID' => $plan, 'post_author' => $second ) );
	same( true, opens_for( $plan, $post ) );
	get_user_by( 'id', $second )->set_role( 'author' );
	same( false, opens_for( $plan, $post ), 'an author from now on:' );
	wp_update_post( array( 'ID' => $plan, 'post_author' => 987654 ) );
	same( false, opens_for( $plan, $post ), 'nobody knows who made it:' );
} );

test( 'a price that the buyer names counts as the least one may name, the owner’s plans too', function () {
	$named  = plan_by( 'administrator', NAMED_HIGH );
	$owner  = plan_by( 'administrator', array( 'type' => 'tier' ) );
	$least  = plan_by( 'administrator', array( 'type' => 'tier', 'price' => '0.50' ) );
	$euro   = plan_by( 'administrator', array( 'type' => 'tier', 'price' => '0.50', 'currency' => 'EUR' ) );
	$yearly = plan_by( 'administrator', array( 'interval' => '1 year', 'price' => '900' ) + NAMED_HIGH );
	same( array( false, true, true ), array( opens_for( $named, paid_post_by( 'administrator', $owner ) ), opens_for( $named, paid_post_by( 'administrator', $least ) ), opens_for( $named, paid_post_by( 'administrator', $named ) ) ) );
	same( array( false, false ), array( opens_for( $named, paid_post_by( 'administrator', $euro ) ), opens_for( $yearly, paid_post_by( 'administrator', $least ) ) ) );
	// Paid by the year, or once, in place of a tier with a fixed price.
	$once = plan_by( 'administrator', array( 'interval' => 'one-time' ) + NAMED_HIGH );
	foreach ( array( $yearly, $once ) as $plan ) {
		update_post_meta( $plan, Plan_Post::TIER, $owner );
		same( false, opens_for( $plan, paid_post_by( 'administrator', $owner ) ) );
	}
	update_post_meta( $yearly, Plan_Post::TIER, $named );
	same( true, opens_for( $yearly, paid_post_by( 'administrator', $named ) ), 'the same tier, which anybody has for the least:' );
} );

test( 'an author’s plan is not the owner’s tier by saying so, nor archived', function () {
	$owner = plan_by( 'administrator', array( 'type' => 'tier' ) );
	$fake  = plan_by( 'author', array( 'interval' => '1 year', 'price' => '0.50', 'type' => 'tier' ) );
	update_post_meta( $fake, Plan_Post::TIER, $owner );
	same( false, opens_for( $fake, paid_post_by( 'administrator', $owner ) ) );
	same( false, opens_for( $fake, paid_post_by( 'administrator' ) ) );
	update_post_meta( $fake, Plan_Post::DELETED, '1' );
	same( false, opens_for( $fake, paid_post_by( 'administrator', $owner ) ) );
	// The owner's yearly plan of an author's tier is worth what the author says, which is nothing here.
	$base = plan_by( 'author', array( 'type' => 'tier', 'price' => '900' ) );
	$year = plan_by( 'administrator', array( 'interval' => '1 year', 'price' => '1' ) );
	update_post_meta( $year, Plan_Post::TIER, $base );
	same( false, opens_for( $year, paid_post_by( 'administrator', $owner ) ) );
	wp_delete_post( $fake, true );
	same( false, opens_for( $fake, paid_post_by( 'administrator', $owner ) ), 'deleted:' );
} );

test( 'a container opens to the plan that it names, and to higher tiers of those who decide', function () {
	$owner = plan_by( 'administrator', array( 'type' => 'tier' ) );
	$cheap = plan_by( 'author', array( 'type' => 'tier', 'price' => '1' ) );
	$high  = plan_by( 'author', array( 'type' => 'tier', 'price' => '900' ) );
	$body  = static function ( $plan ) { return "<!-- wp:premium-content/container {\"selectedPlanId\":$plan} --><div><!-- wp:premium-content/subscriber-view --><p>SECRETTEXT</p><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->"; };
	$reads = static function ( $plan, $post ) {
		opens_for( $plan, $post );
		$found = Paywall_Parser::find_containers( $post->post_content );
		$plan  = current( $found )['plans'];
		$url   = "/mainstreet/v1/premium/$post->ID/" . key( $found );
		same( may_view( $plan, $post->ID ) && Access_Policy::can_view( Subject::from_post( $post ), Reader::visitor() ), 200 === rest( 'GET', $url )->get_status(), 'the route:' );
		return may_view( $plan, $post->ID );
	};
	same( array( true, false, false ), array( $reads( $owner, paid_post_by( 'administrator', 0, $body( $owner ) ) ), $reads( $cheap, paid_post_by( 'administrator', 0, $body( $owner ) ) ), $reads( $high, paid_post_by( 'administrator', 0, $body( $owner ) ) ) ) );
	same( array( true, true, true ), array( $reads( $high, paid_post_by( 'author', 0, $body( $cheap ) ) ), $reads( $owner, paid_post_by( 'author', 0, $body( $cheap ) ) ), $reads( $cheap, paid_post_by( 'author', 0, $body( $cheap ) ) ) ), 'the author’s own post:' );
	same( array( false, true ), array( $reads( $high, paid_post_by( 'contributor', 0, $body( $owner ) ) ), $reads( $high, paid_post_by( 'contributor', 0, $body( $high ) ) ) ), 'a contributor names a plan in a post of the own:' );
	with_cookie_of( "reader-of-$high@example.org" );
	same( false, may_view( array( $owner ) ), 'what is in no post:' );
} );

test( 'plans of others, and who their author is, are changed through other doors by who manages the site alone', function () {
	$owner  = plan_by( 'administrator' );
	$theirs = plan_by( 'editor' );
	act_as( 'editor' );
	same( array( false, true ), array( current_user_can( 'edit_post', $owner ), current_user_can( 'edit_post', $theirs ) ) );
	$type = get_post_type_object( Plan_Post::TYPE );
	same( array( false, false ), array( current_user_can( $type->cap->edit_others_posts ), current_user_can( 'delete_post', $owner ) ), 'also naming another author:' );
	act_as( 'administrator' );
	same( array( true, true ), array( current_user_can( 'edit_post', $theirs ), current_user_can( $type->cap->edit_others_posts ) ) );
} );
