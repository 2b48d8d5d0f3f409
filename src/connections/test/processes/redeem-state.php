<?php
/**
 * Redeems the state of a sign-in and prints whether it was good.
 *
 * @package Mainstreet
 */

echo (int) ( null !== ( new Mainstreet\Connections\Oauth\OAuth_States() )->redeem( 1, 'demo', $values['state'] ) );
