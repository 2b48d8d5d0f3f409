<?php
/**
 * Runs before WordPress is loaded: makes the process a request to wp-cron.php with a ticket for the queue of mails.
 *
 * @package Mainstreet
 */

define( 'DOING_CRON', true );
$_GET['mainstreet_mail'] = $values['ticket'];
